import { brand } from '../shared/brand.ts'
import type { Page } from '../shared/page.ts'

/** The page for a form that came without its script: a letter without a stamp. */
export const methodNotAllowed = {
  /** An answer and not an address: nothing lists it. */
  page: {
    path: '/405',
    name: 'Needs JavaScript',
    title: 'This form needs JavaScript',
    description: 'This form can only be sent with JavaScript.',
    kind: 'document',
    indexed: false,
  } satisfies Page,
  heading: 'This form needs JavaScript.',
  lead: 'JavaScript is switched off in your browser, or had not loaded yet. Nothing was sent. Switch JavaScript on and fill in the form again.',
  again: 'Back to the form',
  write: { before: 'The contact form works without JavaScript:', link: 'write to us' },
  envelope: {
    to: 'To the page at',
    address: 'the same address',
    sender: `c/o ${brand.name}`,
    value: '405',
    postmark: { place: 'Postage due', date: ['NOT', 'SENT'] },
    verdict: 'Not accepted',
    reasons: ['Torn', 'Too heavy', 'No script'],
  },
} as const
