import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Paragraph } from '../email-parts.tsx'

export const differenceSubject = ({ count }: MailData<'ledger-difference'>) =>
  `The nightly check of the accounts found ${count === 1 ? '1 difference' : `${count} differences`}`

/** To our own staff, on the night on which the books do not agree. */
export function LedgerDifference(data: MailData<'ledger-difference'>) {
  const { at, count, differences, frozen, reportUrl } = data
  const more = count - differences.length
  return (
    <EmailFrame preview={differences[0]?.rule ?? ''} heading={differenceSubject(data)}>
      <Paragraph>
        We checked at {at.slice(0, 16).replace('T', ' ')} UTC and repaired nothing.{' '}
        {frozen === 0
          ? 'No wallet was frozen.'
          : frozen === 1
            ? 'One wallet is frozen until somebody has checked it. It sends only sign-in codes.'
            : `${frozen} wallets are frozen until somebody has checked them. They send only sign-in codes.`}
      </Paragraph>
      <Facts rows={differences.map(({ rule, id, detail }) => [rule, `${id}: ${detail}`])} />
      {more > 0 && <Paragraph>{more === 1 ? 'One more is' : `${more} more are`} in the report.</Paragraph>}
      <Action href={reportUrl}>Open the report</Action>
    </EmailFrame>
  )
}
