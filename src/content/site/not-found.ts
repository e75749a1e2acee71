import { brand } from '../shared/brand.ts'

/** The page for lost visitors: a letter that could not be delivered. */
export const notFound = {
  heading: 'Return to sender.',
  lead: 'There is no page at this address. It may be mistyped, or the page has moved.',
  home: 'Go to the home page',
  envelope: {
    to: 'To the page at',
    address: 'an unknown address',
    sender: `c/o ${brand.name}`,
    value: '404',
    postmark: { place: 'No delivery', date: ['NO SUCH', 'PAGE'] },
    verdict: 'Undeliverable',
    reasons: ['Moved away', 'Refused', 'No such address'],
  },
  onward: 'Pages you may be looking for',
} as const
