import { describe, expect, test } from 'vitest'
import { claims } from '#content/shared/claims.ts'
import { readPage, tidy } from '../support/read-page.ts'

/** The cycle and the specification's table, written out here once more so that a slip in the content shows. */
const features = [
  { slug: 'user-registration', title: 'User registration', info: ['Account Creation', '(3)', '(8)'] },
  {
    slug: 'quick-account-creation',
    title: 'Quick account creation',
    info: ['Account Creation', '(3)', '(7)'],
  },
  { slug: 'customer-accounts', title: 'Customer accounts themes', info: ['Customer Profile', '(3)', '(10)'] },
  {
    slug: 'orders-management',
    title: 'Precision order management',
    info: ['Order Management', '(3)', '(30)'],
  },
  { slug: 'wishlist', title: 'Wishlist management', info: ['Customer Journey', 'Two (2)', 'Five (5)'] },
  { slug: 'loyalty-program', title: 'Loyalty program', info: ['Retention', 'Two (2)', 'Fifteen (15)'] },
  {
    slug: 'subscription-management',
    title: 'Subscription management',
    info: ['Retention', 'Three (3)', 'Twelve (12)'],
  },
  {
    slug: 'returns-exchange-replacement-management',
    title: 'Returns, exchanges, replacements',
    info: ['After Sales', 'Three (3)', 'Nine (9)'],
  },
]

const related = [
  'quick-account-creation',
  'wishlist',
  'loyalty-program',
  'orders-management',
  'subscription-management',
  'customer-accounts',
]

/** The figure that owns the first screen, and the part that a merchant would send on. */
const retention = [
  { slug: 'wishlist', figure: /^A pegboard/, takeaway: 'When we write, and when we don’t' },
  { slug: 'loyalty-program', figure: /^Tiers by points/, takeaway: 'What does a point cost you?' },
  {
    slug: 'subscription-management',
    figure: /^A tear-off calendar/,
    takeaway: 'One subscription, one year',
  },
  {
    slug: 'returns-exchange-replacement-management',
    figure: /^Three forms\./,
    takeaway: 'A returns policy to copy',
  },
]

test('[FEAT-01] no two pages have their parts in the same order', async () => {
  const orders = await Promise.all(
    features.map(async ({ slug }) => {
      const { $ } = await readPage(`/${slug}`)
      const parts = $('.feature-page > *').get()
      return parts.map((part) => $(part).attr('class')?.split(' ')[0]).join(' ')
    }),
  )
  expect(new Set(orders).size).toBe(features.length)
})

const cards = 'nav[aria-label="Features before and after this one"] a'

for (const [place, { slug, title, info }] of features.entries()) {
  const before = features.at(place - 1)
  const after = features[(place + 1) % features.length]

  describe(`/${slug}`, () => {
    test('[FEAT-01] has every part of a feature page, in words, without script', async () => {
      const { $, texts } = await readPage(`/${slug}`)
      expect(texts('h1')).toEqual([title])
      expect(texts('main .feature-hero-text').join('')).not.toBe('')
      for (const part of ['reveal', 'steps', 'experiences']) {
        const items = texts(`main .feature-${part} li`)
        expect(items.length).toBeGreaterThanOrEqual(3)
        expect(items).not.toContain('')
      }
      const steps = $('main .feature-steps li').length
      expect(texts('main .feature-steps li .feature-steps-period').filter(Boolean)).toHaveLength(steps)
      expect(texts('main .feature-steps li :is(h2, h3, h4)').filter(Boolean)).toHaveLength(steps)
      expect($('main .feature-demo .button').attr('href')).toBe('/themes')
      expect($('main .feature-hero [role=img]').length).toBeGreaterThan(0)
      expect($('main .feature-band')).toHaveLength(1)
      expect($('footer')).toHaveLength(1)
    })

    test('[FEAT-01] [FEAT-02] [FEAT-03] [FEAT-05] [NAV-08] its form, its neighbours, and what its links do', async () => {
      const { $, texts, values } = await readPage(`/${slug}`)
      // The related block names the six but not itself.
      expect(values('main .feature-related a', 'href')).toEqual(
        related.filter((other) => other !== slug).map((other) => `/${other}`),
      )

      expect(texts('main .feature-hero dl > div > dt').slice(0, 3)).toEqual([
        'Category',
        'Modules',
        'Features',
      ])
      const form = texts('main .feature-hero dl > div > dd')
      for (const [row, words] of info.entries()) expect(form[row]).toContain(words)
      expect($('main .feature-hero dl a[href="/themes"]').attr('target')).toBe('_blank')

      expect(values(cards, 'href')).toEqual([`/${before?.slug}`, `/${after?.slug}`])
      expect(texts(cards)).toEqual([
        expect.stringMatching(new RegExp(`Previous\\s*${before?.title}`)),
        expect.stringMatching(new RegExp(`Next\\s*${after?.title}`)),
      ])
      expect($(`${cards}[aria-current]`)).toHaveLength(0)
      expect(values(cards, 'data-event')).toEqual(['previous_button', 'next_button'])
      expect(values(cards, 'data-event-category')).toEqual(['Feature Navigation', 'Feature Navigation'])

      const install = $('main [data-event="install_through_product_page"]')
      expect(install.attr('data-event-category')).toBe('Outbound Link')
      expect(install.find('a').attr('href')).toBe('/install')
      expect(install.find('a').attr('target')).toBe('_blank')

      // The page stays while the small print and the contact form open in new tabs.
      for (const path of ['/privacy-policy', '/terms-of-use', '/contact-us'])
        expect($(`footer a[href="${path}"]`).attr('target')).toBe('_blank')
    })
  })
}

for (const { slug, figure, takeaway } of retention) {
  test(`[FEAT-01] [FEAT-02] /${slug} has all its parts, counted, and a figure of its own`, async () => {
    const { $, texts, values } = await readPage(`/${slug}`)
    expect(values('.feature-hero [role=img]', 'aria-label')).toContainEqual(expect.stringMatching(figure))
    expect($('.feature-reveal li').length).toBeGreaterThanOrEqual(4)
    expect($('.feature-steps li')).toHaveLength(4)
    for (const step of $('.feature-steps li').get()) expect($(step).find('p')).toHaveLength(2)
    expect($('.feature-experiences li')).toHaveLength(3)
    expect($('.phone-frame')).toHaveLength(1)
    expect($('.feature-related tbody tr')).toHaveLength(related.includes(slug) ? 5 : 6)
    expect(texts('h2')).toContain(takeaway)
    expect($('footer a[href="/privacy-policy"]').text()).toContain('Privacy policy')
  })
}

test('[FEAT-02] the features of loyalty, subscriptions and returns can be counted on their pages', async () => {
  for (const [slug, part, groups, count] of [
    ['loyalty-program', '.coupon-sheet', 2, 15],
    ['subscription-management', '.month-leaves', 3, 12],
    ['returns-exchange-replacement-management', '.copy-matrix', 3, 9],
  ] as const) {
    const { $ } = await readPage(`/${slug}`)
    expect([slug, $(`${part} section`).length, $(`${part} li`).length]).toEqual([slug, groups, count])
  }
  const wishlist = await readPage('/wishlist')
  expect(wishlist.$('.feature-reveal li')).toHaveLength(5)
})

test('the worked example of what a point costs adds up', async () => {
  const { texts } = await readPage('/loyalty-program')
  const [cost, points, redeemed, result] = texts('.point-cost-formula dd')
  const expected = (Number(cost?.replace('$', '')) / Number(points)) * (Number(redeemed?.split(' ')[0]) / 10)
  expect(result).toBe(`${Number((expected * 100).toFixed(2))}¢`)
})

test('[FEAT-07] order management covers all six actions', async () => {
  const { $, texts, values } = await readPage('/orders-management')
  expect(texts('main .feature-reveal h3')).toEqual([
    'Edit',
    'Cancel',
    'Reorder',
    'Track',
    'Prepay',
    'Confirm',
  ])
  const text = tidy($('main .feature-reveal').text())
  expect(text).toContain('cash on delivery')
  expect(text).toContain(claims.cancellationWindow.figure)
  expect(values('main [role=img]', 'aria-label')).toContainEqual(expect.stringContaining('Order 10482'))
})
