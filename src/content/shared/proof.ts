/** The dialog that asks, before a change to the account itself, whether it is its owner who asks. */
export const proof = {
  title: 'Is it you?',
  text: 'This changes the account itself. Confirm once, and it holds for a quarter of an hour.',
  way: 'Confirm by',
  ways: { password: 'Password', passkey: 'Passkey', code: 'Emailed code' },
  password: 'Password',
  factor: 'Authenticator or backup code',
  passkey: 'Your device asks for finger, face or PIN.',
  code: 'Code from the email',
  mail: (email: string) => `Six digits go to ${email}.`,
  send: 'Send the code',
  sent: (email: string) => `On its way to ${email}. It holds for ten minutes.`,
  again: 'Send another',
  submit: 'Confirm',
  busy: 'Checking…',
  failed: 'That did not work. Please try again.',
} as const
