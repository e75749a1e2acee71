import { brand } from '../shared/brand.ts'

/** The page for lost visitors: a letter that could not be delivered. */
export const notFound = {
  heading: 'Return to sender.',
  lead: 'Nobody lives at this address. It was mistyped, or the page has moved out and left no forwarding card.',
  home: 'Back to the start',
  envelope: {
    to: 'To the page at',
    address: 'an unknown address',
    sender: `c/o ${brand.name}`,
    value: '404',
    postmark: { place: 'No delivery', date: ['NO SUCH', 'PAGE'] },
    verdict: 'Undeliverable',
    reasons: ['Moved away', 'Refused', 'No such address'],
  },
  onward: 'Addresses that exist',
} as const
