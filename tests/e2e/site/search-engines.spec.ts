import type { APIRequestContext, Page } from '@playwright/test'
import { faq } from '../../../src/content/site/faq.ts'
import { pages } from '../../../src/content/shared/pages.ts'
import { indexedPages, records, shareSize, titleOf, unlisted } from '../../../src/content/site/seo.ts'
import { expect, test } from '../../support/journey.ts'
import { testPorts } from '../../support/product.ts'

const origin = `http://127.0.0.1:${testPorts.app}`

interface Thing {
  '@type': string
  [property: string]: unknown
}

interface Read {
  title: string
  metas: Record<string, string>
  canonicals: string[]
  things: Thing[]
  links: string[]
  ids: string[]
}

/** Reads a page as a search engine does: its source, and nothing that a script would add to it. */
async function read(page: Page, request: APIRequestContext, path: string): Promise<Read> {
  const answer = await request.get(path)
  expect([path, answer.status()]).toEqual([path, 200])
  const html = await answer.text()
  expect(html, `${path} says where it really is`).not.toContain('infiniti.invalid')
  // A blank page has no security policy that would keep a test from parsing.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  return page.evaluate((source): Read => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)]
    return {
      title: parsed.title,
      metas: Object.fromEntries(
        all<HTMLMetaElement>('head meta[content]').map((meta) => [
          meta.getAttribute('property') ?? meta.name,
          meta.content,
        ]),
      ),
      canonicals: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      things: all('script[type="application/ld+json"]').flatMap(
        (script) => (JSON.parse(script.textContent) as { '@graph': Thing[] })['@graph'],
      ),
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      ids: all('[id]').map(({ id }) => id),
    }
  }, html)
}

test('[PAGE-11] every public page has its own title, description and canonical address', async ({
  page,
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const { path, ...row } of indexedPages) {
    const { title, metas, canonicals } = await read(page, request, path)
    expect(title).toBe(titleOf(row))
    expect(metas.description).toBe(row.description)
    expect(canonicals).toEqual([`${origin}${path}`])
    expect(metas.robots).toBeUndefined()
    expect(metas['og:title']).toBe(title)
    expect(metas['og:description']).toBe(row.description)
    expect(metas['og:url']).toBe(`${origin}${path}`)
    expect(metas['og:type']).toBe('website')
    expect(metas['og:site_name']).toBe('Infiniti')
    expect(metas['twitter:card']).toBe('summary_large_image')
    seen.titles.add(title)
    seen.descriptions.add(metas.description ?? '')
  }
  expect(seen.titles.size).toBe(indexedPages.length)
  expect(seen.descriptions.size).toBe(indexedPages.length)
})

test('[PAGE-11] every public page has a picture of its own to be shared with', async ({ page, request }) => {
  const pictures = new Set<string>()
  for (const { path } of indexedPages) {
    const { metas } = await read(page, request, path)
    expect(metas['og:image:alt']).toBeTruthy()
    const size = { width: Number(metas['og:image:width']), height: Number(metas['og:image:height']) }
    expect(size).toEqual(shareSize)

    const picture = await request.get(metas['og:image'] ?? '')
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/png'])
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    const png = await picture.body()
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(shareSize)
    pictures.add(png.toString('base64'))
  }
  expect(pictures.size, 'no two alike').toBe(indexedPages.length)
  expect((await request.get('/share/nothing.png')).status()).toBe(404)
})

test('[PAGE-11] every public page tells machines what it is', async ({ page, request }) => {
  const kindsOn = async (path: string) =>
    (await read(page, request, path)).things.map((thing) => thing['@type'])

  expect(await kindsOn('/')).toEqual(['Organization', 'WebSite', 'SoftwareApplication'])
  for (const { path, name } of indexedPages.filter((row) => row.path !== '/')) {
    const { things } = await read(page, request, path)
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}${path}`, name },
    ])
  }
  expect(await kindsOn(pages.caseStudies.path)).toContain('Article')

  const software = (await read(page, request, '/')).things.find(
    (thing) => thing['@type'] === 'SoftwareApplication',
  )
  expect(software?.offers).toMatchObject({ '@type': 'Offer', price: '200', priceCurrency: 'USD' })
  expect(JSON.stringify(software)).not.toMatch(/aggregateRating|"review"/)
})

test('[PAGE-11] the questions told to machines are those on the page, word for word', async ({
  page,
  request,
}) => {
  const { things } = await read(page, request, pages.faq.path)
  const told = things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(told).toHaveLength(faq.length)

  await page.goto(pages.faq.path)
  const shown = await page.locator('.accordion-item').evaluateAll((items) => {
    const words = (element: Element | null) => element?.textContent?.trim() ?? ''
    return items.map((item) => ({
      name: words(item.querySelector('summary span')),
      text: [...item.querySelectorAll('.accordion-answer p:not(.faq-link)')].map(words).join(' '),
    }))
  })
  expect(told.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(shown)
})

test('[PAGE-11] the sitemap lists just what should be found', async ({ page, request }) => {
  const sitemap = await request.get(records.sitemap)
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(indexedPages.map(({ path }) => `${origin}${path}`))

  for (const path of [pages.login.path, pages.apiDocs.path, pages.renderTest.path]) {
    const { metas, canonicals } = await read(page, request, path)
    expect([path, metas.robots, canonicals]).toEqual([path, 'noindex', []])
  }
  const lost = await request.get('/no-such-page')
  expect(lost.status()).toBe(404)
  expect(await lost.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('[PAGE-11] robots are told where not to look, and where the sitemap is', async ({ request }) => {
  const robots = await (await request.get(records.robots)).text()
  expect(robots).toContain('User-agent: *')
  expect(robots).toContain(`Sitemap: ${origin}${records.sitemap}`)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual([...unlisted])
  for (const { path } of indexedPages) {
    expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([])
  }
})

test('the manifest, the icons and the page for language models', async ({ page, request }) => {
  const answer = await request.get(records.manifest)
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const { icons } = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of icons.filter(({ src: path }) => path.endsWith('.png'))) {
    const png = await (await request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }

  await page.goto('/')
  const linked = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(linked).toEqual(
    expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/icons/apple-touch-icon.png', records.manifest]),
  )
  for (const path of linked) expect([path, (await request.get(path)).status()]).toEqual([path, 200])

  const introduction = await (await request.get(records.llms)).text()
  for (const { path } of indexedPages) expect(introduction).toContain(`](${origin}${path}): `)
})

test('[PAGE-11] no link of any public page is dead', async ({ page, request }) => {
  test.setTimeout(90_000)
  const readPages = new Map<string, Read>()
  for (const { path } of indexedPages) readPages.set(path, await read(page, request, path))

  const dead: string[] = []
  const asked = new Map<string, number>()
  for (const [from, { links }] of readPages) {
    for (const href of new Set(links)) {
      if (/^(mailto|tel|https):/.test(href)) continue
      const { pathname, search, hash } = new URL(href, `${origin}${from}`)
      const address = pathname + search
      if (!asked.has(address)) {
        asked.set(address, (await request.get(address, { maxRedirects: 0 })).status())
      }
      // A redirect is how we send people on to what is not ours.
      if ((asked.get(address) ?? 0) >= 400) dead.push(`${from} → ${href}`)
      const target = readPages.get(pathname)
      if (hash && target && !target.ids.includes(decodeURIComponent(hash.slice(1)))) {
        dead.push(`${from} → ${href} (no such place on the page)`)
      }
    }
  }
  expect(dead).toEqual([])
  expect(asked.size).toBeGreaterThan(indexedPages.length)
})
