import { Barcode } from '#web/kit/drawings/barcode.tsx'
import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import { MockBar, MockBody, MockCard, MockLabel, MockRing, MockRow } from '#web/site/mock-ups/mock-parts.tsx'
import { PhoneFrame } from '#web/site/mock-ups/phone-frame.tsx'
import './screens.css'

export function LoyaltyPhone({ label }: { label: string }) {
  return (
    <PhoneFrame label={label}>
      <MockBar title="Membership" back />
      <MockBody>
        <div className="loyalty-card" data-inks="blue">
          <small>Tamarind Supply</small>
          <b>Silver</b>
          <span className="loyalty-card-code" data-inks="white">
            <Barcode value="004812" />
          </span>
          <span className="loyalty-card-foot">
            <span>Asha Rao</span>
            <span>No. 004 812</span>
          </span>
        </div>
        <MockCard surface="canary">
          <span>
            <small>Balance</small>
            <strong>2,480</strong>
            <small>points</small>
          </span>
          <MockRing share={2480 / 3000} label="520 to Gold" />
        </MockCard>
        <MockLabel>Tear off</MockLabel>
        <MockRow goods="mug" name="Stoneware mug" note="600 points" action="Redeem" />
        <MockRow goods="lamp" surface="pink" name="Desk lamp, small" note="2,000 points" action="Redeem" />
      </MockBody>
    </PhoneFrame>
  )
}

interface BookCopy {
  panel: string
  title: string
  number: string
  head: readonly [string, string, string, string, string]
  rows: readonly { date: string; entry: string; in?: string; out?: string; balance: string }[]
}

/** The customer's book of points. The last line is the balance on the telephone beside it. */
export function PointsBook({ copy: { panel, title, number, head, rows } }: { copy: BookCopy }) {
  return (
    <MockPanel label={panel}>
      <div className="loyalty-book-bar">
        <b>{title}</b>
        <span className="typed">{number}</span>
      </div>
      <div className="loyalty-book-row" data-head>
        {head.map((cell) => (
          <span key={cell}>{cell}</span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.entry} className="loyalty-book-row typed">
          <span>{row.date}</span>
          <span>{row.entry}</span>
          <span>{row.in}</span>
          <span className="loyalty-book-out">{row.out}</span>
          <span>{row.balance}</span>
        </div>
      ))}
    </MockPanel>
  )
}
