import type { ComponentProps } from 'react'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { type KeyValue, KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Receipt } from '#web/kit/print/receipt.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { Fold } from '#web/site/parts/fold.tsx'
import './pricing.css'

interface Action {
  label: string
  href: string
}

export interface PricingCopy {
  currency: string
  amount: string
  period: string
  /** Where the price is explained. */
  source: string
  lead: string
  text: string
  /** The free days, beside the buttons. */
  trial: string
  signUp: Action
  demo: Action
  outside: { heading: string; rows: readonly KeyValue[] }
  honest: { heading: string; text: string }
  receipt: Required<Pick<ComponentProps<typeof Receipt>, 'lines' | 'total' | 'code'>> & {
    name: string
    show: string
    wallet: { name: string; note: string }
  }
}

/** The price as large as it is, what it leaves out, and the receipt. */
export function Pricing({ copy }: { copy: PricingCopy }) {
  const { outside, honest } = copy
  const { name, show, wallet, ...receipt } = copy.receipt
  return (
    <section className="pricing wrap" id="price">
      <div className="pricing-text">
        <h2>
          <a href={copy.source}>
            <span className="pricing-currency">{copy.currency}</span>
            {copy.amount}
          </a>
          <small> {copy.period}</small>
        </h2>
        <p className="lead">
          {copy.lead} {copy.trial}.
        </p>
        <p>{copy.text}</p>
        <div className="pricing-actions">
          <ButtonLink href={copy.signUp.href}>{copy.signUp.label}</ButtonLink>
          <ButtonLink href={copy.demo.href} variant="secondary">
            {copy.demo.label}
          </ButtonLink>
        </div>
        <div className="pricing-notes">
          <div>
            <h3>{outside.heading}</h3>
            <KeyValueList rows={outside.rows} />
          </div>
          <div>
            <h3>{honest.heading}</h3>
            <p>{honest.text}</p>
          </div>
        </div>
      </div>
      <div className="pricing-receipt">
        <Fold summary={show}>
          <Receipt {...receipt} head={<Logo name={name} />}>
            <b>{wallet.name}</b>
            <i className="pricing-wallet" />
            {wallet.note}
          </Receipt>
        </Fold>
      </div>
    </section>
  )
}
