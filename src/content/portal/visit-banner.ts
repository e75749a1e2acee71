export const visitBanner = {
  name: 'Visit by staff',
  title: (merchant: string, company: string) =>
    `You are signed in as ${merchant}${company ? `, ${company}` : ''}.`,
  left: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  closed: 'Passwords, people, keys and exports stay closed.',
  exit: 'Back to admin',
} as const
