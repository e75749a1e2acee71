import { brand } from '#content/shared/brand.ts'
import { EssentialDrawing, type EssentialName } from '#web/kit/drawings/essential-drawing.tsx'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { ChannelCopies, ChannelCopy } from '#web/kit/print/channel-copy.tsx'
import { Receipt } from '#web/kit/print/receipt.tsx'
import { RubberStamp } from '#web/kit/print/rubber-stamp.tsx'
import { PaperNote } from '#web/kit/print/paper-note.tsx'
import { StampSheet } from '#web/kit/print/stamp-sheet.tsx'
import { SwingTag } from '#web/kit/print/swing-tag.tsx'
import { TriplicateSpecimens } from './print-specimens-sheets.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'
import './print-specimens.css'

const subjects: readonly (readonly [EssentialName, string, string])[] = [
  ['loyalty-points', 'Loyalty points', 'Earn on every order, spend at checkout'],
  ['tiers-and-memberships', 'Tiers and memberships', 'Levels with their own prices and perks'],
  ['rewards-and-offers', 'Rewards and offers', 'Codes that land in the account, not the inbox'],
  ['reviews', 'Reviews', 'Ask after delivery, publish on the product'],
  ['account-themes', 'Account themes', 'Three looks, matched to your store'],
  ['profile-management', 'Profile management', 'Name, size, birthday, preferences'],
  ['address-management', 'Address management', 'Home, office, mother-in-law'],
  ['security', 'Security', 'Sessions, devices and alerts'],
  ['otp-login', 'OTP login', 'Six digits, no password'],
  ['social-login', 'Social login', 'One tap, no new password'],
  ['order-history', 'Order history', 'Every order, every invoice'],
  ['reorder', 'Reorder', 'Last basket, back in the cart'],
  ['track-order', 'Track order', 'Live status without a ticket'],
  ['quick-accounts', 'Quick accounts', 'Made on the thank-you page'],
  ['wishlist-management', 'Wishlist management', 'Saved, then gently reminded'],
  ['recently-viewed', 'Recently viewed', 'Pick up where they stopped'],
]

const stamps = subjects.map(([name, title, line]) => ({
  href: '#stamp',
  name: title,
  line,
  drawing: <EssentialDrawing name={name} />,
}))

const tags = [
  { name: 'Customer Command Center', badge: 'Customer Experience', code: 'CCC 01', surface: 'white' },
  { name: 'WhatsApp Marketing', badge: 'High ROI', code: 'WAM 02', surface: 'canary' },
  { name: 'Email Marketing', badge: 'Recommended', code: 'EMM 03', surface: 'pink' },
  { name: 'Quick Accounts', badge: 'Easy Setup', code: 'QAC 04', surface: 'black' },
] as const

export function PaperSpecimens() {
  return (
    <>
      <SpecimenSheet
        id="stamp"
        title="Stamps"
        note="A sheet on a page of a stock book. A stamp under the pointer, or with the focus, is lifted and cancelled."
      >
        <Specimen state="Sixteen subjects, four stocks" span={6}>
          <StampSheet
            margin={['Plate 1', '16 subjects']}
            stamps={stamps}
            postmark={{ place: 'Pune', date: ['6 Mar', '2025'] }}
          />
        </Specimen>
      </SpecimenSheet>
      <TriplicateSpecimens />
      <SpecimenSheet
        id="channel-copy"
        title="Channel copies"
        note="White is email, canary is WhatsApp, pink is SMS. Always this pairing."
      >
        <Specimen state="Three copies of one event" span={6}>
          <ChannelCopies>
            <ChannelCopy
              channel="email"
              place="1 of 3"
              code="EM"
              name="Email"
              line="For anything worth keeping."
              uses={['Order confirmations', 'Receipts and invoices']}
            >
              <p className="print-message">Order 10482 is confirmed. You have 15 minutes to change it.</p>
            </ChannelCopy>
            <ChannelCopy
              channel="whatsapp"
              place="2 of 3"
              code="WA"
              name="WhatsApp"
              line="For anything worth a reply."
              uses={['Order tracking', 'Support']}
            >
              <p className="print-message">Your order is packed. It leaves at 17:00.</p>
            </ChannelCopy>
            <ChannelCopy
              channel="sms"
              place="3 of 3"
              code="SM"
              name="SMS"
              line="For anything that cannot wait."
              uses={['One-time passwords', 'Delivery updates']}
            >
              <p className="print-message">407 218 is your code for Tamarind Supply.</p>
            </ChannelCopy>
          </ChannelCopies>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="swing-tag"
        title="Swing tags"
        note="Add-on apps. The eyelet is punched through, so the ground shows; a tag swings from it."
      >
        <Specimen state="Four stocks on solid blue" span={6} ground="blue">
          <div className="print-tags">
            {tags.map((tag) => (
              <SwingTag
                key={tag.name}
                {...tag}
                href="#swing-tag"
                line="Campaigns and flows people actually open"
              />
            ))}
          </div>
        </Specimen>
        <Specimen state="A long name, on paper" span={3}>
          <SwingTag
            href="#swing-tag"
            name="Subscription Management for Returning Wholesale Customers"
            line="A line that is longer than a tag would like it to be, and wraps"
            badge="Customer Experience"
            code="SUB 05"
            surface="canary"
          />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet id="receipt" title="Receipts and slips" note="From the till. Paper in the dark, too.">
        <Specimen state="Bill, torn off the roll; list, cut square" span={6}>
          <div className="print-receipts">
            <Receipt
              head={<Logo name={brand.name} />}
              lines={[
                { name: 'Customer Command Centre', note: '16 essentials', amount: 'incl.' },
                { name: 'Communication Command Centre', note: 'email, WhatsApp, SMS', amount: 'incl.' },
                { name: 'Solutions for Shopify', note: '× 52', amount: 'incl.' },
              ]}
              total={{ label: 'Total per month', amount: '$200.00' }}
              code="INFINITI 200"
            >
              <p>Messages are paid from a prepaid wallet.</p>
            </Receipt>
            <Receipt
              layout="list"
              edge="square"
              head={
                <>
                  <b>STORE STACK</b>
                  52 apps, 52 invoices
                </>
              }
              lines={['Loyalty app', 'Referral app', 'Wishlist app', 'Cancellation and exchange app'].map(
                (name) => ({ name, amount: '1 login' }),
              )}
            />
          </div>
        </Specimen>
        <Specimen state="PaperNote">
          <PaperNote head={['Order 10482', '09:12:40']} rows={[['Bottle vase, clay', '$38.00']]} />
        </Specimen>
        <Specimen state="PaperNote, stamped">
          <PaperNote
            head={['Order 10482', '09:27:40']}
            rows={[['Bottle vase, canary', '$38.00']]}
            stamp="Locked"
          />
        </Specimen>
        <Specimen state="Rubber stamp, on any sheet">
          <RubberStamp>Confirmed</RubberStamp>
        </Specimen>
      </SpecimenSheet>
    </>
  )
}
