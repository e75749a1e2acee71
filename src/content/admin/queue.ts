import { messageNames } from '#content/shared/message-names.ts'
import type { MessageTrouble, QueueKind, StoreTrouble } from '#contract/staff/queue.ts'

/** What waits for a person of staff: the first page of the admin. */
export const queuePage = {
  heading: 'To do',
  lead: (count: number) =>
    count === 0 ? 'Nothing to do.' : count === 1 ? '1 thing to do.' : `${count} things to do.`,
  caption: 'To do, oldest first',
  columns: { kind: 'Task', title: 'Who', about: 'About', at: 'When', next: 'Next step' },
  empty:
    'All done. New messages, demos, store problems, failed emails, low wallets, failing numbers, disputes and approvals appear here.',
  kinds: {
    lead: { name: 'Unanswered lead', next: 'Answer it' },
    demo: { name: 'Upcoming demo', next: 'Open the booking' },
    outcome: { name: 'Demo has ended', next: 'Record how it went' },
    store: { name: 'Store problem', next: 'Open the merchant' },
    email: { name: 'Email not delivered', next: 'Check the address' },
    'second-person': { name: 'Awaiting approval', next: 'Approve or refuse' },
    wallet: { name: 'Frozen wallet', next: 'Open the wallet' },
    'low-wallet': { name: 'Low wallet', next: 'Open the wallet' },
    sender: { name: 'Number or sender fails', next: 'Open the merchant' },
    template: { name: 'Message text not used', next: 'Open the merchant' },
    spending: { name: 'Unusual spending', next: 'Open the wallet' },
    suspense: { name: 'Payment of another sum', next: 'Refund it at the provider' },
    'plan-refund': { name: 'Plan ended at once, but paid', next: 'Refund it at the provider' },
    dispute: { name: 'Disputed or refunded payment', next: 'Answer the bank at Stripe' },
  } satisfies Record<QueueKind, { name: string; next: string }>,
  /** In place of “Store problem”: which problem, and what to do about it. */
  troubles: {
    left: { name: 'App uninstalled', next: 'Ask them to reconnect' },
    refused: { name: 'Shopify no longer gives us access', next: 'Ask them to reconnect' },
    unreachable: { name: 'Shopify does not answer. We keep trying', next: 'Open the merchant' },
    throttled: { name: 'Shopify limits our requests. We are catching up', next: 'Open the merchant' },
    file: { name: 'Import failed. We will try again', next: 'Open the merchant' },
  } satisfies Record<StoreTrouble, { name: string; next: string }>,
  held: (count: number) => (count === 1 ? '1 order is still on hold' : `${count} orders are still on hold`),
  /** A number, a sender or texts of a merchant. */
  message: ({ channel, sender, failed, events = [] }: MessageTrouble): string => {
    const name = messageNames.channels[channel]
    if (failed) return `${name}: ${failed.count} of ${failed.of} not delivered in 24 hours`
    if (!sender) return `${name}: ${events.map((event) => messageNames.events[event]).join(', ')}`
    const { state, reason } = sender
    const number = channel === 'whatsapp' ? `+${sender.name}` : sender.name
    return `${name} ${number}: ${state}${reason && ` (${reason})`}`
  },
  /** A store whose merchant was asked already. */
  asked: { on: 'Asked to reconnect on', by: (name: string) => `by ${name}`, next: 'Open the merchant' },
  waits: (time: string) => `waiting for ${time}`,
  begins: (time: string) => `starts in ${time}`,
  running: 'now',
  of: (title: string) => `: ${title}`,
} as const
