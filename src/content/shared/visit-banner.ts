export const visitBanner = {
  name: 'Visit by staff',
  title: (merchant: string, company: string) =>
    `You are visiting ${merchant}${company ? `, ${company}` : ''}.`,
  left: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  closed: 'You can’t change passwords, people or keys, connect stores or export data.',
  exit: 'Back to admin',
  ended: {
    title: 'The visit is over',
    message: 'The merchant ended it, or its time was up. You are back in the admin.',
  },
} as const
