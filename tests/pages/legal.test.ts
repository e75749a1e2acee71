import { describe, expect, test } from 'vitest'
import { privacy } from '#content/shared/legal/privacy.ts'
import { terms } from '#content/shared/legal/terms.ts'
import { pages } from '#content/shared/pages.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { readPage, tidy } from '../support/read-page.ts'

const documents = [
  { path: '/terms-of-use', content: terms },
  { path: '/privacy-policy', content: privacy },
]

for (const { path, content } of documents) {
  describe(`the document ${path}`, () => {
    test('[PAGE-08] is versioned and dated', async () => {
      const { $, values } = await readPage(path)
      expect($('main').text()).toContain(`Version ${content.versions[0].id}`)
      const dates = values('#versions time', 'datetime')
      expect(dates).toHaveLength(content.versions.length)
      expect(dates[0]).toBe(content.versions[0].effective)
    })

    test('[PAGE-08] every clause has its text, a plain summary and an address', async () => {
      const { $, texts } = await readPage(path)
      expect(texts('#contents')).toEqual(['Contents'])
      for (const { id, title, summary } of content.clauses) {
        expect(texts(`section#${id} :is(h2, h3)`).join(' ')).toContain(title)
        expect(tidy($(`section#${id}`).text())).toContain(summary)
        expect($(`nav[aria-labelledby="contents"] a[href="#${id}"]`).text()).toContain(title)
      }
    })
  })
}

test('[MONEY-13] the terms say what happens to money, in a version of its own with its date', async () => {
  const { $, texts } = await readPage(pages.termsOfUse.path)
  const main = tidy($('main').text())
  const { refunds, wallet, rates, subscription } = ownerSettings
  for (const sentence of [
    `A trial of ${subscription.trialDays} days is given once to each store and company.`,
    'A price that we quoted holds for 24 hours',
    'Email and SMS are charged when they are handed over, WhatsApp when it is delivered.',
    `A rise is announced ${rates.noticeDays} days ahead`,
    'A reserve is kept for sign-in codes',
    `is spent first, lapses ${wallet.creditDays} days after it was given, and is never paid out`,
    'You switch it off on the billing page, on any day.',
    'If a payment is disputed, the sum leaves the wallet.',
    `within ${refunds.withinDays} days, if you ask within ${refunds.claimMonths} months`,
    'given as a credit on later app charges',
    'When an account is deleted, open holds are given back first.',
    'We don’t refund a month that has already started.',
    'on the billing page, without a call',
  ]) {
    expect(main).toContain(sentence)
  }
  expect(texts('time')).toContain('16 November 2026')
})

test('[MONEY-13] the privacy policy says what is kept about payments, and for how long', async () => {
  const { $, texts } = await readPage(pages.privacyPolicy.path)
  const main = tidy($('main').text())
  expect(main).toContain('Card numbers never reach us')
  expect(main).toContain('They stay as long as tax law asks')
  expect(main).toContain('no telephone number or name of a shopper')
  expect(texts('time')).toContain('16 November 2026')
})
