import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

type Data = MailData<'ways-in-changed'>

const texts: Record<Data['change'], { heading: string; what: string }> = {
  'passkey-added': {
    heading: 'A passkey was added',
    what: 'Whoever holds the device with this passkey can sign in to your account with it.',
  },
  'passkey-removed': {
    heading: 'A passkey was removed',
    what: 'It no longer signs in to your account. You may delete it from your device as well.',
  },
  'factor-added': {
    heading: 'Signing in now takes a code',
    what: 'After the password we ask for a code of your authenticator app. Keep the backup codes where you will find them without your phone.',
  },
  'factor-removed': {
    heading: 'Signing in takes no code now',
    what: 'The authenticator app is no longer asked for, and its backup codes have stopped working.',
  },
  'backup-codes-renewed': {
    heading: 'You have new backup codes',
    what: 'Ten new ones were shown on your account page. Those from before have stopped working.',
  },
}

export const waysInSubject = ({ change }: Data) => texts[change].heading

export function WaysInChanged({ firstName, change, name, at, accountUrl }: Data) {
  const { heading, what } = texts[change]
  return (
    <EmailFrame preview="If it was you, there is nothing to do." heading={heading}>
      <Greeting to={firstName} />
      <Paragraph>{what} If it was you, there is nothing to do.</Paragraph>
      <Facts rows={[...(name ? [['Passkey', name] as [string, string]] : []), ['On', formatDateTime(at)]]} />
      <NotYou>
        Then somebody else is in your account. Sign every device out on the account page, undo the change, and
        choose a new password.
      </NotYou>
      <Action href={accountUrl}>Look at my account</Action>
    </EmailFrame>
  )
}
