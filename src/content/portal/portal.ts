import type { SettingsPath } from '#contract/portal/settings-pages.ts'

const settings: Record<SettingsPath, string> = {
  '/merchant/settings': 'Global Settings',
  '/merchant/company': 'Company',
  '/merchant/domains': 'Domains',
  '/merchant/departments': 'Department',
  '/merchant/users': 'Users',
}

/** The words of the frame round every page behind the sign-in. */
export const portal = {
  home: 'apps',
  outlet: 'Outlet',
  outlets: 'Outlets',
  noOutlet: 'No outlet yet',
  unnamed: 'No address yet',
  addOutlet: 'Add Outlet',
  search: (count: number) => `Search ${count.toLocaleString('en-GB')} outlets`,
  nothingFound: 'No outlet of that name or address.',
  settings,
  menu: (name: string) => `Account menu, ${name}`,
  account: 'Account',
  logout: 'Logout',
  times: (zone: string) => `Times in ${zone.replaceAll('_', ' ')}`,
  notices: {
    unverified: {
      name: 'Unconfirmed address',
      title: 'Your address is not confirmed yet.',
      text: (email: string) =>
        `We wrote to ${email}. Until you press the button in that email: one outlet, no invitations, no messages to customers.`,
      again: 'Send the email again',
      sent: 'A new email is on its way',
    },
    passkey: {
      title: 'Next time without a password?',
      text: 'A passkey signs you in with finger, face or PIN. It stays on your device, and we never see it.',
      make: 'Make a passkey',
      later: 'Not now',
      made: { title: 'Passkey made', message: 'It signs you in from now on. The account page lists it.' },
      failed: { title: 'No passkey was made', message: 'Try again here, or later on the account page.' },
    },
    companyless: {
      name: 'No company',
      title: 'You work for no company at the moment.',
      text: 'Your account is yours, but nothing can be opened with it. Ask whoever runs the company to invite this address.',
    },
    erasure: {
      name: 'Planned deletion',
      title: 'This account is going to be deleted on',
      text: 'Everything works until then, and one press keeps it.',
      keep: 'Keep my account',
      kept: 'Your account stays',
    },
  },
} as const
