import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

type Data = MailData<'credentials-changed'>

const texts: Record<Data['change'], { heading: string; what: string }> = {
  'passkey-added': {
    heading: 'A passkey was added',
    what: 'Anyone who can unlock the device with this passkey can sign in to your account.',
  },
  'passkey-removed': {
    heading: 'A passkey was removed',
    what: 'You can no longer sign in with it. Delete it from your device as well.',
  },
  'factor-added': {
    heading: 'Authenticator app turned on',
    what: 'After your password, we now ask for a code from your authenticator app. Keep your backup codes somewhere you can reach without your phone.',
  },
  'factor-removed': {
    heading: 'Authenticator app turned off',
    what: 'We no longer ask for a code when you sign in, and your backup codes no longer work.',
  },
  'backup-codes-renewed': {
    heading: 'You have new backup codes',
    what: 'Your account page showed you ten new codes. The old ones no longer work.',
  },
}

export const waysInSubject = ({ change }: Data) => texts[change].heading

export function CredentialsChanged({ firstName, change, name, at, accountUrl }: Data) {
  const { heading, what } = texts[change]
  return (
    <EmailFrame preview="If this was you, you don’t need to do anything." heading={heading}>
      <Greeting to={firstName} />
      <Paragraph>{what} If this was you, you don’t need to do anything.</Paragraph>
      <Facts rows={[...(name ? [['Passkey', name] as [string, string]] : []), ['On', formatDateTime(at)]]} />
      <NotYou>
        Someone else is in your account. Sign out every device on your account page, undo the change and
        choose a new password.
      </NotYou>
      <Action href={accountUrl}>Open my account</Action>
    </EmailFrame>
  )
}
