/** The way back from Google, and what is asked where Google alone is not proof enough. */
export const google = {
  waiting: { heading: 'Just a moment', prompt: 'Google has sent you back. We are looking up your account.' },
  signedIn: { title: 'Logged In Successfully', message: 'Redirecting...' },
  connecting: 'Google has sent you back. We are connecting it to your account.',
  connected: { title: 'Google is connected', message: 'From now on it signs you in here.' },
  notConnected: { title: 'Google was not connected', message: 'Nothing was changed.' },
  refused: { title: 'You chose not to continue with Google' },
  notCompleted: { title: 'Google sign-in was not completed' },
  away: { title: 'Something went wrong', message: 'Please try again later.' },
  pleaseLogin: 'Please login.',
  noScript: 'Signing in needs JavaScript. Please switch it on for this site, then begin again.',
  account: {
    heading: 'One more step',
    prompt:
      'An account with this email exists, and Google alone does not prove that it is yours. Prove it once, and Google is connected.',
    password: 'Password of the account',
    factor: 'Code from your authenticator app',
    submit: 'Sign in and connect',
    busy: 'Logging in…',
    or: 'or',
    mail: 'Email me a link instead',
    mailing: 'Sending…',
    mailed: {
      title: 'The link is on its way',
      message: 'Open it in this browser. It is valid for 30 minutes.',
    },
    again: 'Send it again',
    sent: 'The link is on its way to this address. Open it in this browser; it is valid for 30 minutes.',
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
    prompt: 'One press connects the two. From then on this Google account signs you in.',
    account: 'Account',
    google: 'Google account',
    submit: 'Connect and sign in',
    busy: 'Connecting…',
    gone: {
      heading: 'This link is no longer valid',
      prompt:
        'It was used before, is older than 30 minutes, or a newer one was sent. Continue with Google once more to get another.',
    },
    elsewhere: {
      heading: 'Not in this browser',
      prompt:
        'Open the link in the browser where you chose your Google account. This keeps strangers from having their own Google account connected to yours.',
    },
    toLogin: 'To sign-in',
  },
} as const
