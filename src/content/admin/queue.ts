import type { QueueKind, StoreTrouble } from '#contract/staff/queue.ts'

/** What waits for a person of staff: the first page of the admin. */
export const queuePage = {
  heading: 'To do',
  lead: (count: number) =>
    count === 0
      ? 'Nothing is waiting.'
      : count === 1
        ? '1 thing is waiting.'
        : `${count} things are waiting.`,
  caption: 'What is waiting, oldest first',
  columns: { kind: 'What', title: 'Who', about: 'About', at: 'When', next: 'Next step' },
  empty:
    'Nothing is waiting. New messages, demos, store problems, failed emails, low wallets and money that needs a second person appear here.',
  kinds: {
    lead: { name: 'Unanswered lead', next: 'Answer' },
    demo: { name: 'Demo', next: 'Open the booking' },
    outcome: { name: 'Demo is over', next: 'Save how it went' },
    store: { name: 'Store in trouble', next: 'Open the merchant' },
    email: { name: 'Email not delivered', next: 'Check the address' },
    'second-person': { name: 'Needs a second person', next: 'Approve or refuse' },
    wallet: { name: 'Wallet frozen', next: 'Open the wallet' },
    'low-wallet': { name: 'Wallet is low', next: 'Open the wallet' },
  } satisfies Record<QueueKind, { name: string; next: string }>,
  /** In place of “Store in trouble”: which trouble, and what to do about it. */
  troubles: {
    left: { name: 'App removed at Shopify', next: 'Ask why they left' },
    refused: { name: 'Shopify refuses our token', next: 'Ask them to reconnect' },
    unreachable: { name: 'Shopify does not respond; we keep trying', next: 'Open the merchant' },
    throttled: { name: 'Shopify limits our requests; we are catching up', next: 'Open the merchant' },
    file: { name: 'Import failed; we try again', next: 'Open the merchant' },
  } satisfies Record<StoreTrouble, { name: string; next: string }>,
  waits: (time: string) => `waiting for ${time}`,
  begins: (time: string) => `begins in ${time}`,
  running: 'now',
  of: (title: string) => `: ${title}`,
} as const
