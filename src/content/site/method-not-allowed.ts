import { brand } from '../shared/brand.ts'
import type { Page } from '../shared/page.ts'

/** The page for a form that came without its script: a letter without a stamp. */
export const methodNotAllowed = {
  /** An answer and not an address: nothing lists it. */
  page: {
    path: '/405',
    name: 'Not taken',
    title: 'This form needs JavaScript',
    description: 'The form was sent without the script that carries it.',
    kind: 'document',
    indexed: false,
  } satisfies Page,
  heading: 'This form needs JavaScript.',
  lead: 'It was sent without the script that carries it: switched off in this browser, or not there yet. Nothing you typed was read or kept. Please switch JavaScript on for this site and fill the form in again.',
  again: 'Back to the form',
  write: { before: 'The contact form works without:', link: 'write to us' },
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
