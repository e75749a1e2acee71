export const visitBanner = {
  name: 'Visit by staff',
  title: (merchant: string, company: string) =>
    `You are visiting ${merchant}${company ? `, ${company}` : ''}.`,
  left: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  closed: 'You can’t change passwords, people or keys, connect stores or export data.',
  exit: 'Back to admin',
} as const
