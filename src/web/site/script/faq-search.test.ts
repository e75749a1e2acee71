import { expect, test } from 'vitest'
import { faq, plainAnswer } from '#content/shared/faq.ts'
import { fitOf } from './faq-search.ts'

const found = (word: string, least = 3) =>
  faq
    .filter((entry) => fitOf(`${entry.question} ${plainAnswer(entry)}`.toLowerCase(), word) >= least)
    .map(({ id }) => id)

test.each([
  ['gst', 'rupees-and-gst'],
  ['inr', 'rupees-and-gst'],
  ['rupees', 'rupees-and-gst'],
  ['rto', 'cash-on-delivery'],
  ['cod', 'cash-on-delivery'],
  ['trial', 'free-trial'],
  ['refund', 'refunds'],
  ['migrate', 'which-apps-it-replaces'],
  ['hindi', 'languages'],
  ['help', 'support'],
  ['invite', 'invite-your-team'],
])('[PAGE-03] “%s” finds %s as a whole word', (word, id) => {
  expect(found(word)).toContain(id)
})

test('[PAGE-03] “rupee” finds rupees, and “cod” as a word finds no question about codes alone', () => {
  expect(found('rupee', 2)).toContain('rupees-and-gst')
  expect(found('cod')).not.toContain('how-customers-sign-in')
})
