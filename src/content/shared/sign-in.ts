import type { PasswordRule } from '#contract/accounts/password.ts'

/** Every step of the sign-in page. Headings, prompts and buttons are fixed words; tests know them. */
export const signIn = {
  email: {
    heading: 'Welcome',
    prompt: 'Enter your email to get started',
    label: 'Email',
    placeholder: 'you@store.com',
    submit: 'Continue',
    busy: 'One moment…',
    or: 'or',
    google: 'Continue with Google',
    passkey: 'Use a passkey',
    /** Where the demo was opened by number: browsers keep passkeys for names. */
    passkeyElsewhere: 'Use a passkey (at localhost)',
    noPasskey: { title: 'No passkey was used', message: 'Try again, or sign in another way.' },
  },
  login: {
    heading: 'Welcome Back',
    prompt: 'Sign in with your password to access your account',
    password: 'Password',
    submit: 'Sign In With Password',
    busy: 'Logging in…',
    waiting: (seconds: number) => `Trying again in ${seconds} s`,
    waits: 'Too many tries. It is sent by itself when the time is over.',
    forgot: 'Forgot password?',
    code: 'Email me a code',
    sendingCode: 'Sending…',
    create: 'Create an account',
  },
  code: {
    heading: 'Check your inbox',
    prompt: 'We sent six digits to this address. They are valid for ten minutes.',
    label: 'Code',
    submit: 'Sign In With Code',
    busy: 'Logging in…',
    again: 'Send another code',
    wait: (seconds: number) => `Another code in ${seconds} s`,
    sent: { title: 'Code sent', message: 'Only the newest one works.' },
  },
  factor: {
    heading: 'One more step',
    prompt: 'Enter the code from your authenticator app, or one of your backup codes.',
    label: 'Code',
    submit: 'Continue',
    busy: 'Logging in…',
  },
  register: {
    heading: 'Create Account',
    prompt: 'Create a new account to join',
    submit: 'Create Account',
    busy: 'Creating Account…',
  },
  resetEmail: {
    heading: 'Reset Password',
    prompt: 'We send a link to this address. It opens a page where you choose a new password.',
    submit: 'Send the Link',
    busy: 'Sending…',
    sentHeading: 'The link is on its way',
    sent: 'If there is an account with this address, an email with the link is in its inbox within a minute. It works once, for 30 minutes.',
    again: 'Send it again',
    wait: (seconds: number) => `Send it again in ${seconds} s`,
  },
  newPassword: {
    heading: 'New Password',
    prompt: 'Choose a new password. Every device that is signed in will be signed out.',
    password: 'New password',
    submit: 'Save Password',
    busy: 'Saving…',
    expiredHeading: 'This link is no longer valid',
    expired: 'It was used before, or it is older than 30 minutes, or a newer one was sent. Ask for another.',
    another: 'Send another link',
  },
  success: {
    heading: 'Password saved',
    prompt: 'It works from now on, and nobody else is signed in to your account.',
    back: 'Back to Login',
  },
  verify: {
    heading: 'Is this your address?',
    prompt: 'Press the button to confirm it. Opening the email alone confirms nothing.',
    submit: 'Confirm my address',
    busy: 'Confirming…',
    doneHeading: 'Address confirmed',
    done: 'Everything in your account is open now.',
    onward: 'To the Command Centre',
    choose:
      'Because this is another browser than the one that signed up, earlier sign-ins were ended. Choose a password, and the account is yours alone.',
    expiredHeading: 'This link is no longer valid',
    expired: 'It was used before, or it is older than a day. Sign in, and we will send another.',
  },
  googleTerms: {
    before: 'By continuing you agree to ',
    terms: 'Terms',
    between: ' & ',
    privacy: 'Privacy Policy',
  },
  back: 'Back',
  lastUsed: 'last used',
  needsScript: 'Signing in needs JavaScript. Please switch it on for this site, then load the page again.',
  demo: {
    title: 'This is the demo',
    text: 'Two companies have accounts here. One press fills one in.',
  },
  pass: {
    title: 'Merchant pass',
    name: 'Name',
    email: 'Email',
    admits: 'Admits to',
    place: 'Master Command Centre',
    figure: '1',
    unit: 'system',
    stamp: 'Admitted',
  },
} as const

/** The part of a form that makes an account, wherever it stands. */
export const accountFields = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone_code: 'Code',
  phone_no: 'Phone',
  password: 'Password',
  terms: { before: 'I agree to the ', terms: 'Terms', between: ' and ', privacy: 'Privacy Policy' },
  /** While nothing has been tried, what a password has; afterwards, what is missing. */
  rules: {
    uppercase: { has: 'uppercase letter', add: 'add an uppercase letter' },
    lowercase: { has: 'lowercase letter', add: 'add a lowercase letter' },
    number: { has: 'number', add: 'add a number' },
    special: { has: 'special character', add: 'add a special character' },
    length: { has: '8–18 characters', add: 'use 8–18 characters' },
    known: { has: 'not easy to guess', add: 'known from leaks or too easy to guess' },
  } satisfies Record<PasswordRule | 'known', { has: string; add: string }>,
} as const

export const signOut = {
  heading: 'Signing you out',
  text: 'This browser forgets you now. The sign-in page opens in three seconds.',
  doneHeading: 'Signed out',
  link: 'Go to the sign-in page now',
} as const
