import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function NewDevice({ firstName, device, at, sessionsUrl }: MailData<'new-device'>) {
  return (
    <EmailFrame preview={`${device}, ${formatDateTime(at)}.`} heading="New sign-in">
      <Greeting to={firstName} />
      <Paragraph>
        Your account was used from a new browser. If this was you, you don’t need to do anything.
      </Paragraph>
      <Facts
        rows={[
          ['Device', device],
          ['When', formatDateTime(at)],
        ]}
      />
      <NotYou>
        Sign that device out on your account page, then change the password. Someone may know your password or
        read your email.
      </NotYou>
      <Action href={sessionsUrl}>See my devices</Action>
    </EmailFrame>
  )
}
