import { expect, test } from 'vitest'
import { helpGuides } from '#content/portal/help.ts'
import { faq } from '#content/shared/faq.ts'
import { helpResults } from './help-results.ts'

const found = (typed: string) => helpResults(typed).flatMap(({ rows }) => rows)

test('[LIVE-08] every question and every guide is found by its own title', () => {
  for (const title of [...faq.map(({ question }) => question), ...helpGuides.map((guide) => guide.title)])
    expect([title, found(title)[0]?.text]).toEqual([title, title])
})

test.each(['refund', 'gst', 'cod', 'wallet', 'trial', 'whatsapp', 'invite', 'password', 'cancel'])(
  '[LIVE-08] %s finds something, by the words of the answer too',
  (typed) => expect(found(typed).length).toBeGreaterThan(0),
)

test('[LIVE-08] something is there before anybody types, and nonsense finds nothing', () => {
  expect(helpResults('').map(({ rows }) => rows.length)).toEqual([6, 6])
  expect(helpResults('zzzz')).toEqual([])
})

test('[LIVE-08] guides stay in the portal, questions lead to their own place in the FAQ', () => {
  for (const { path, isOutside } of found('order'))
    expect(path).toMatch(isOutside ? /^\/faq#[a-z-]+$/ : /^\/merchant\//)
})
