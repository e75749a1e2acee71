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
    `You get a free trial of ${subscription.trialDays} days, once for each store and company.`,
    'A price we quoted is valid for 24 hours.',
    'We charge email and SMS when we hand them to the network, and WhatsApp when it is delivered.',
    `We announce a higher rate ${rates.noticeDays} days ahead`,
    'A part of the wallet is kept for sign-in codes.',
    `is spent first, expires after ${wallet.creditDays} days and is never paid out`,
    'You can switch it off on the billing page at any time.',
    'If a payment is disputed, we take the amount out of the wallet.',
    `within ${refunds.withinDays} days. Ask within ${refunds.claimMonths} months of leaving.`,
    'becomes credit for later app charges',
    'money reserved for messages goes back to the wallet first',
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
  expect(main).toContain('We keep them for as long as tax law requires')
  expect(main).toContain('They have no name or phone number of a shopper.')
  expect(texts('time')).toContain('16 November 2026')
})
