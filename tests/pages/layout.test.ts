import { expect, test } from 'vitest'
import { brand } from '#content/shared/brand.ts'
import type { Page as PublicPage } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'
import { readPage } from '../support/read-page.ts'

const publicPages = (Object.values(pages) as PublicPage[]).filter(({ indexed }) => indexed)

/** One page of each kind: a document, an app, and the page for lost visitors. */
const kinds = [
  ['/', 200],
  ['/contact-us/confirm?token=none', 200],
  ['/no/such/page', 404],
] as const

for (const [path, status] of kinds) {
  test(`[NAV-01] [NAV-04] ${path} has logo, login and a menu of every public page in its group`, async () => {
    const { $, texts } = await readPage(path, status)
    expect($('header a[href="/"]').length).toBeGreaterThan(0)
    expect($('header a[href="/merchant/login"]').text()).toContain('Login')
    for (const { name, path: address, group } of publicPages) {
      const column = group ? `dialog#menu [data-group="${group}"]` : 'dialog#menu'
      expect($(`${column} a[href="${address}"]`).text()).toContain(name)
    }
    for (const group of new Set(publicPages.flatMap((page) => page.group ?? []))) {
      expect(texts(`dialog#menu [data-group="${group}"] :is(h2, h3)`)).toContain(group)
    }
    expect($('dialog#menu').text()).toContain(`© 2025 ${brand.name}`)
    expect($('dialog#menu a[href="/merchant/login"]').text()).toContain('Login')
    expect($('dialog#menu a:contains("Install on Shopify")').attr('target')).toBe('_blank')
  })

  test(`${path} asks for no consent where there is nothing to consent to`, async () => {
    const { $ } = await readPage(path, status)
    expect($('.consent-banner').attr('hidden')).toBeDefined()
    expect($('[data-consent-open]').attr('hidden')).toBeDefined()
  })

  test(`[NAV-06] ${path}: telephone and email links are links without script`, async () => {
    const { $ } = await readPage(path, status)
    for (const [place, noticeFor] of [
      ['footer', '2000'],
      ['dialog#menu', '1500'],
    ] as const) {
      for (const { display, href } of brand.phones) {
        const link = $(`${place} a[href="${href}"]`)
        expect(link.text()).toContain(display)
        // For the script that copies the number instead.
        expect([link.attr('data-phone'), link.attr('data-notice-for')]).toEqual([display, noticeFor])
      }
      expect($(`${place} a[href="mailto:${brand.email}"]`).text()).toContain(brand.email)
    }
  })
}
