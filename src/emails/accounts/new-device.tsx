import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function NewDevice({ firstName, device, at, sessionsUrl }: MailData<'new-device'>) {
  return (
    <EmailFrame preview={`${device}, ${formatDateTime(at)}.`} heading="A new device signed in">
      <Greeting to={firstName} />
      <Paragraph>
        A browser that we had not seen before signed in to your account. If it was you, there is nothing to
        do.
      </Paragraph>
      <Facts
        rows={[
          ['Device', device],
          ['When', formatDateTime(at)],
        ]}
      />
      <NotYou>
        Sign that device out on your account page, then change the password. Whoever it was knows the present
        one, or reads your email.
      </NotYou>
      <Action href={sessionsUrl}>See my devices</Action>
    </EmailFrame>
  )
}
