/** The sign-up page that an install link leads to. The prompts are fixed words; tests know them. */
export const install = {
  title: 'Install',
  description: 'Sign up or sign in to connect a store.',
  checking: { heading: 'One moment', prompt: 'We are checking your email and store.' },
  login: { prompt: 'Welcome back! Please enter your password to continue.' },
  register: { prompt: 'Create an account. Please set up your account details.' },
  checkFailed: { title: 'Create an account', message: 'An error occurred' },
  order: { module: 'Install', shop: 'In' },
  haveAccount: 'I have an account',
  known: 'You already have an account with this email.',
  signIn: 'Sign in',
} as const

/** Where a call from Shopify ends that we cannot trust. */
export const openAgain = {
  heading: 'Open the app from Shopify',
  text: 'This link has been used, changed or has expired, so we connected nothing. Open the app from your Shopify admin, or install it from the App Store.',
  failed:
    'Something went wrong on our side and your store was not connected. Please open the app from your Shopify admin again.',
  action: 'Go to the App Store',
} as const
