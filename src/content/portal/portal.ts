import type { SettingsPath } from '#contract/portal/settings-pages.ts'

const settings: Record<SettingsPath, string> = {
  '/merchant/settings': 'Global Settings',
  '/merchant/company': 'Company',
  '/merchant/domains': 'Domains',
  '/merchant/departments': 'Department',
  '/merchant/users': 'Users',
}

export type OpenTask = 'unconfirmed' | 'eraseAt' | 'noCompany' | 'plan'

/** The words of the frame round every page behind the sign-in. */
export const portal = {
  home: 'apps',
  outlet: 'Outlet',
  outlets: 'Outlets',
  noOutlet: 'No outlet yet',
  unnamed: 'No address yet',
  addOutlet: 'Add Outlet',
  search: (count: number) => `Search ${count.toLocaleString('en-GB')} outlets`,
  nothingFound: 'No outlets found.',
  settings,
  menu: (name: string) => `Account menu, ${name}`,
  account: 'Account',
  logout: 'Logout',
  times: (zone: string) => `Times in ${zone.replaceAll('_', ' ')}`,
  /** The banners of the frame, as the apps page lists them. */
  openTasks: {
    unconfirmed: {
      title: 'Confirm your email.',
      text: 'We sent you a link. You can request a new one at the top of this page.',
    },
    eraseAt: { title: 'This account will be deleted.', text: 'You can undo this at the top of this page.' },
    noCompany: { title: 'You are not part of a company.', text: 'Ask an owner or admin to invite you.' },
    plan: { title: 'Your plan is not paid.', text: 'See Billing for what to do.' },
  } satisfies Record<OpenTask, { title: string; text: string }>,
  notFound: {
    title: 'Page not found',
    heading: 'Page not found',
    text: 'This page doesn’t exist or has moved. Check the address, or start from one of these pages.',
  },
  apiDocs: 'API',
  banners: {
    unverified: {
      name: 'Unconfirmed email',
      title: 'Confirm your email.',
      text: (email: string) =>
        `We sent a link to ${email}. Until you confirm it, you can’t pay, add a second outlet, invite people or message customers.`,
      again: 'Send again',
      sent: 'Email sent',
    },
    passkey: {
      title: 'Sign in without a password?',
      text: 'A passkey signs you in with your fingerprint, face or PIN. It stays on your device and we never see it.',
      make: 'Create a passkey',
      later: 'Not now',
      made: {
        title: 'Passkey created',
        message: 'You can now sign in with it. Find it on your account page.',
      },
      failed: { title: 'No passkey created', message: 'Try again here, or later on your account page.' },
    },
    companyless: {
      name: 'No company',
      title: 'You are not part of a company.',
      text: 'Ask an owner or admin of your company to invite you.',
    },
    reconnect: {
      name: 'Store to connect',
      title: (shop: string) => `${shop} needs your approval at Shopify.`,
      text: 'Until you connect it, new orders don’t reach your dashboard. Our support asked you to do this.',
      others:
        'Until it is connected, new orders don’t reach your dashboard. Ask an owner, admin or marketer to connect it.',
      action: 'Connect the store',
    },
    erasure: {
      name: 'Planned deletion',
      title: 'We will delete this account on',
      text: 'You can undo this until then.',
      keep: 'Keep my account',
      kept: 'Your account stays',
    },
  },
} as const
