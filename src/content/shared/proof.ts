/** The dialog that asks, before a change to the account itself, whether it is its owner who asks. */
export const proof = {
  title: 'Confirm that it’s you',
  text: 'This change affects your account. We’ll remember this for 15 minutes.',
  way: 'Confirm by',
  ways: { password: 'Password', passkey: 'Passkey', code: 'Emailed code' },
  password: 'Password',
  factor: 'Authenticator or backup code',
  passkey: 'Your device asks for your fingerprint, face or PIN.',
  code: 'Code from the email',
  mail: (email: string) => `We’ll email a six-digit code to ${email}.`,
  send: 'Send code',
  sent: (email: string) => `Sent to ${email}. The code is valid for ten minutes.`,
  again: 'Send a new code',
  submit: 'Confirm',
  busy: 'Checking…',
  failed: 'That did not work. Please try again.',
} as const
