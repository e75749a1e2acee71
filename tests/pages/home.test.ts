import { describe, expect, test } from 'vitest'
import { ask, readPage, tidy } from '../support/read-page.ts'

const featurePaths = [
  '/user-registration',
  '/quick-account-creation',
  '/customer-accounts',
  '/orders-management',
  '/wishlist',
  '/loyalty-program',
  '/subscription-management',
  '/returns-exchange-replacement-management',
]

describe('hero', () => {
  test('[HOME-01] Install on Shopify opens the listing in a new tab and names its analytics event', async () => {
    const { $ } = await readPage('/')
    const install = $('.hero a:contains("Install on Shopify")')
    expect(install.attr('target')).toBe('_blank')
    expect(install.attr('rel')).toContain('noopener')
    expect(install.attr('href')).toBe('/install')
    const event = install.closest('[data-event="install_through_herosection"]')
    expect(event.attr('data-event-category')).toBe('Call To Action')

    const answer = await ask('/install')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^https?:\/\//)
  })

  test('[HOME-01] reads the same without script: headline, listing, live demo', async () => {
    const { $, texts } = await readPage('/')
    expect(texts('h1').join(' ')).toContain('52 solutions')
    expect(texts('.hero-line')).toEqual(['52 solutions', '16 essentials', '3 channels', '1 Infiniti'])
    expect($('.hero a:contains("View Live Demo")').attr('href')).toBe('/themes')
  })

  test('[SITE-01] [HOME-01] says the gain first, then for whom, the price, the free days and what follows', async () => {
    const { $, texts } = await readPage('/')
    expect(texts('h1')[0]).toMatch(/^Fewer support tickets, more repeat orders/)
    const hero = tidy($('.hero-side').text())
    for (const said of ['Shopify stores', '$200 a month', '14 days free', 'prepaid wallet', 'minutes']) {
      expect(hero).toContain(said)
    }
    const start = $('.hero a:contains("Start 14 days free")')
    expect(start.attr('href')).toBe('/merchant/login')
    expect(texts('.hero-next')[0]).toMatch(/approve the app at Shopify.*portal opens.*after 14 days/)
  })
})

test('[HOME-02] [HOME-07] the long receipt names 52 apps, the short one names one', async () => {
  const { texts } = await readPage('/')
  const names = texts('.triplicate-long dt')
  expect(names).toHaveLength(52)
  expect(new Set(names).size).toBe(52)
  expect(texts('.triplicate-short dt')).toEqual(['The OS'])
})

test('[HOME-02] [HOME-07] sixteen switches, three meters, and the claims in their places', async () => {
  const { $, texts } = await readPage('/')
  expect($('.triplicate-switches li')).toHaveLength(16)
  expect(texts('.triplicate-meters b')).toEqual(['Email', 'WhatsApp', 'SMS'])
  const centres = $('.triplicate-sheet').eq(1).text()
  expect(centres).toContain('Three (3)')
  expect(centres).toContain('Twenty (20)')
  const figures = texts('.triplicate-impact figcaption')
  for (const [index, words] of [
    ['35%', 'support tickets'],
    ['127x', 'return on email'],
  ].entries()) {
    for (const word of words) expect(figures[index]).toContain(word)
  }
  expect($('.pricing').text()).toContain('$200')
  expect($('.pricing').text()).toContain('prepaid wallet')
})

test('[HOME-03] sixteen named stamps, each leading to a feature page', async () => {
  const { $, texts, values } = await readPage('/')
  expect(texts('.customer-centre .stamp .stamp-name')).toEqual([
    'Loyalty points',
    'Tiers and memberships',
    'Rewards and offers',
    'Reviews',
    'Account themes',
    'Profile management',
    'Address management',
    'Security',
    'OTP login',
    'Social login',
    'Order history',
    'Reorder',
    'Track order',
    'Quick accounts',
    'Wishlist management',
    'Recently viewed',
  ])
  for (const path of values('.customer-centre .stamp', 'href')) expect(featurePaths).toContain(path)
  const install = $('.customer-centre a:contains("Install Now")')
  expect(install.attr('href')).toBe('/install')
  expect(install.attr('target')).toBe('_blank')
  expect($('.customer-centre a:contains("Schedule Demo")').attr('href')).toBe('/schedule-a-demo')
})

test('[HOME-04] Email, WhatsApp and SMS as three copies, and Learn More', async () => {
  const { $, texts, values } = await readPage('/')
  expect(texts('.communication-centre h3')).toEqual(['Email', 'WhatsApp', 'SMS'])
  expect(values('.communication-centre .channel-copy', 'data-surface')).toEqual(['white', 'canary', 'pink'])
  expect($('.communication-centre a:contains("Learn More")').attr('href')).toBe('/communication-bundle')
})

test('[HOME-05] every screen and every sentence is there, with a link, a sentence or a list', async () => {
  const { $, texts, values } = await readPage('/')
  expect($('.phone-carousel .phone-frame')).toHaveLength(6)
  expect($('.phone-carousel').attr('data-carousel')).toBe('2500')
  expect(texts('.phone-carousel-detail')).not.toContain('')
  expect([...new Set(values('.phone-carousel-detail', 'data-variant'))]).toEqual(['url', 'content', 'list'])
  const details = $('.phone-carousel-detail')
  expect(details.first().find('a').attr('href')).toBe('/themes')
  const items = details
    .eq(4)
    .find('li')
    .get()
    .map((item) => tidy($(item).text()))
  expect(items).toEqual(['Exchange first', 'Replace second', 'Refund last'])
})

test('[HOME-11] the customer’s story turns every 3 s, and the film of the vase waits to be seen', async () => {
  const { $ } = await readPage('/')
  expect($('.customer-story').attr('data-carousel')).toBe('3000')
  expect($('[data-play-in-view]')).toHaveLength(1)
  expect($('[data-playing]')).toHaveLength(0)
})

test('[HOME-08] five questions, and MORE opens all in a new tab', async () => {
  const { $ } = await readPage('/')
  expect($('.questions details')).toHaveLength(5)
  expect($('.questions a:contains("MORE")').attr('href')).toBe('/faq')
  expect($('.questions a:contains("MORE")').attr('target')).toBe('_blank')
})

test('[HOME-09] six add-on apps, each with three features, badge, colour, icon and its page in a new tab', async () => {
  const { $, texts } = await readPage('/')
  expect(texts('.add-ons .swing-tag .swing-tag-name')).toEqual([
    'Customer Command Center',
    'WhatsApp Marketing',
    'Email Marketing',
    'Quick Accounts',
    'SuperLeadz',
    'CRM',
  ])
  expect(texts('.add-ons .swing-tag .badge')).toEqual([
    'Customer Experience',
    'Recommended',
    'High ROI',
    'Easy Setup',
    'Popular',
    'Streamlined',
  ])
  for (const element of $('.add-ons .swing-tag').get()) {
    const tag = $(element)
    expect(tag.find('.swing-tag-feature')).toHaveLength(3)
    expect(tag.find('.swing-tag-drawing svg')).toHaveLength(1)
    expect(tag.attr('data-inks')).toMatch(/white|canary|pink|black/)
    expect(tag.attr('target')).toBe('_blank')
    expect(tag.attr('href')).toMatch(/^\/install\?app=\w+$/)
  }
})

test('[HOME-10] eighteen names twice over, the copy hidden from assistive technology', async () => {
  const { $, texts } = await readPage('/')
  expect($('.marquee ul')).toHaveLength(2)
  const names = texts('.marquee ul:first-of-type li')
  expect(names).toHaveLength(18)
  expect(texts('.marquee ul:last-of-type li')).toEqual(names)
  expect($('.marquee ul').last().attr('aria-hidden')).toBe('true')
})

test('[HOME-06] the story says the time of each step, and what came of it', async () => {
  const { $, texts } = await readPage('/')
  expect(texts('.cancellation-story-time')).toEqual(['0:00', '4:10', '9:30', '15:00'])
  expect(texts('.cancellation-story-figure')).toEqual(['+30%'])
  expect($('.cancellation-story-result').text()).toContain('15-minute self-service')
})

test('[HOME-12] sign-up, live demo and schedule lead where they should', async () => {
  const { $ } = await readPage('/')
  const signUps = $('main a').filter((_, link) => $(link).text().includes('Sign up'))
  expect(signUps.get().map((link) => $(link).attr('href'))).toEqual(['/merchant/login', '/merchant/login'])
  expect($('.pricing a:contains("Schedule a demo")').attr('href')).toBe('/schedule-a-demo')
})
