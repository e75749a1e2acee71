import { describe, expect, test } from 'vitest'
import type { Page as PublicPage } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'
import { ask, readPage } from '../support/read-page.ts'

const listed = (Object.values(pages) as PublicPage[]).filter(({ group }) => group)

describe('an unknown address', () => {
  test('[NAV-09] the ways onward lead somewhere', async () => {
    for (const { path } of listed) expect([path, (await ask(path)).status]).toEqual([path, 200])
  })

  for (const path of ['/no/such/page', '/wishlists', '/merchant', '/index.php?x=1'])
    test(`[NAV-09] ${path} answers 404 with ways onward`, async () => {
      const { $, texts } = await readPage(path, 404)
      expect(texts('h1')).toEqual(['Return to sender.'])
      expect(texts('#onward')).toEqual(['Pages you may be looking for'])
      const onward = $('nav[aria-labelledby="onward"]')
      for (const { path: address, name } of listed) {
        expect(onward.find(`a[href="${address}"]`).text()).toContain(name)
      }
    })
})

for (const path of ['/', '/no/such/page', '/wishlist'])
  test(`[NAV-01] [NAV-04] every link of ${path} works`, async () => {
    const { values } = await readPage(path, path.startsWith('/no') ? 404 : 200)
    for (const address of new Set(values('a[href^="/"]', 'href'))) {
      const { status } = await ask(address ?? '')
      expect([address, status < 400]).toEqual([address, true])
    }
  })
