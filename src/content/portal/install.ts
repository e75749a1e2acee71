/** The sign-up page that an install link leads to. The prompts are fixed words; tests know them. */
export const install = {
  title: 'Install',
  description: 'Sign up or sign in to connect a store.',
  checking: { heading: 'One moment', prompt: 'We look up this email and this store.' },
  login: { prompt: 'Welcome back! Please enter your password to continue.' },
  register: { prompt: 'Create an account. Please set up your account details.' },
  checkFailed: { title: 'Create an account', message: 'An error occurred' },
  order: { module: 'Install', shop: 'In' },
  haveAccount: 'I have an account',
  known: 'There is an account with this email.',
  signIn: 'Sign in to it',
} as const

/** Where a call from Shopify ends that we cannot trust. */
export const openAgain = {
  heading: 'Open the app from Shopify',
  text: 'This link was changed, used before, or too old. Nothing was connected. Open the app from your Shopify admin, or install it from the App Store.',
  failed:
    'Something went wrong on our side, and the store was not connected. Open the app from your Shopify admin again.',
  action: 'Go to the App Store',
} as const
