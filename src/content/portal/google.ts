/** The way back from Google, and what is asked where Google alone is not proof enough. */
export const google = {
  waiting: { heading: 'Just a moment', prompt: 'We are signing you in with Google.' },
  signedIn: { title: 'Logged In Successfully', message: 'Redirecting...' },
  connecting: 'We are connecting Google to your account.',
  connected: { title: 'Google is connected', message: 'You can now sign in with Google.' },
  notConnected: { title: 'Google was not connected', message: 'Nothing was changed.' },
  refused: { title: 'You chose not to continue with Google' },
  notCompleted: { title: 'Google sign-in was not completed' },
  away: { title: 'Something went wrong', message: 'Please try again later.' },
  pleaseLogin: 'Please login.',
  noScript: 'Signing in needs JavaScript. Please switch it on for this site, then begin again.',
  account: {
    heading: 'One more step',
    prompt: 'You already have an account with this email. Confirm once that it is yours to connect Google.',
    password: 'Your password',
    factor: 'Code from your authenticator app',
    submit: 'Sign in and connect',
    busy: 'Logging in…',
    or: 'or',
    mail: 'Email me a link instead',
    mailing: 'Sending…',
    mailed: {
      title: 'Link sent',
      message: 'Open it in this browser within 30 minutes.',
    },
    again: 'Send it again',
    sent: 'We sent a link to this address. Open it in this browser within 30 minutes.',
    leave: 'Back',
  },
  factor: {
    heading: 'One more step',
    prompt: 'Enter the code from your authenticator app, or one of your backup codes.',
    label: 'Code',
    submit: 'Continue',
    busy: 'Logging in…',
  },
  link: {
    title: 'Connect Google',
    heading: 'Connect Google?',
    prompt: 'After that, you can sign in with this Google account.',
    account: 'Account',
    google: 'Google account',
    submit: 'Connect and sign in',
    busy: 'Connecting…',
    gone: {
      heading: 'This link is no longer valid',
      prompt:
        'It has been used, is more than 30 minutes old, or a newer one was sent. Continue with Google again to get a new link.',
    },
    elsewhere: {
      heading: 'Wrong browser',
      prompt:
        'Open the link in the browser where you chose your Google account. This stops strangers from connecting their Google account to yours.',
    },
    toLogin: 'Go to sign-in',
  },
} as const
