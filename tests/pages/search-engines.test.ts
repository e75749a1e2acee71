import { expect, inject, test } from 'vitest'
import { faq } from '#content/shared/faq.ts'
import { pages } from '#content/shared/pages.ts'
import { indexedPages, records, shareSize, titleOf, unlisted } from '#content/site/seo.ts'
import { ask, readPage } from '../support/read-page.ts'

const origin = inject('origin')

interface Thing {
  '@type': string
  [property: string]: unknown
}

/** A page as a search engine has it: its source, and nothing that a script would add to it. */
async function read(path: string) {
  const { html, $, values } = await readPage(path)
  expect(html, `${path} says where it really is`).not.toContain('infiniti.invalid')
  const metas: Record<string, string> = {}
  for (const element of $('head meta[content]').get()) {
    const meta = $(element)
    metas[meta.attr('property') ?? meta.attr('name') ?? ''] = meta.attr('content') ?? ''
  }
  return {
    title: $('head title').text(),
    metas,
    canonicals: values('link[rel=canonical]', 'href'),
    things: $('script[type="application/ld+json"]')
      .get()
      .flatMap((script) => (JSON.parse($(script).text()) as { '@graph': Thing[] })['@graph']),
    links: values('a[href]', 'href').map((href = '') => href),
    ids: values('[id]', 'id'),
  }
}

test('[PAGE-11] every document for visitors is a public page, the deck to be read too', async () => {
  expect(indexedPages.map(({ path }) => path)).toContain(pages.deckMobile.path)
  const { canonicals, metas, things } = await read(pages.deckMobile.path)
  expect(canonicals).toEqual([`${origin}${pages.deckMobile.path}`])
  expect(metas['og:image']).toContain('/share/')
  expect(things.length).toBeGreaterThan(0)
})

test('[PAGE-11] every public page has its own title, description and canonical address', async () => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const { path, ...row } of indexedPages) {
    const { title, metas, canonicals } = await read(path)
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

test('[PAGE-11] every public page has a picture of its own to be shared with', async () => {
  const pictures = new Set<string>()
  for (const { path } of indexedPages) {
    const { metas } = await read(path)
    expect(metas['og:image:alt']).toBeTruthy()
    const size = { width: Number(metas['og:image:width']), height: Number(metas['og:image:height']) }
    expect(size).toEqual(shareSize)

    const picture = await ask(metas['og:image'] ?? '')
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const png = Buffer.from(await picture.arrayBuffer())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(shareSize)
    pictures.add(png.toString('base64'))
  }
  expect(pictures.size, 'no two alike').toBe(indexedPages.length)
  expect((await ask('/share/nothing.png')).status).toBe(404)
})

test('[PAGE-11] every public page tells machines what it is', async () => {
  const kindsOn = async (path: string) => (await read(path)).things.map((thing) => thing['@type'])

  expect(await kindsOn('/')).toEqual(['Organization', 'WebSite', 'SoftwareApplication'])
  for (const { path, name } of indexedPages.filter((row) => row.path !== '/')) {
    const { things } = await read(path)
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}${path}`, name },
    ])
  }
  expect(await kindsOn(pages.caseStudies.path)).toContain('Article')

  const software = (await read('/')).things.find((thing) => thing['@type'] === 'SoftwareApplication')
  expect(software?.offers).toMatchObject({ '@type': 'Offer', price: '200', priceCurrency: 'USD' })
  expect(JSON.stringify(software)).not.toMatch(/aggregateRating|"review"/)
})

test('[PAGE-11] the questions told to machines are those on the page, word for word', async () => {
  const { things } = await read(pages.faq.path)
  const listed = things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(listed).toHaveLength(faq.length)

  const { $ } = await readPage(pages.faq.path)
  const shown = $('.accordion-item')
    .get()
    .map((item) => ({
      name: $(item).find('summary span').first().text().trim(),
      text: $(item)
        .find('.accordion-answer p:not(.faq-link)')
        .get()
        .map((paragraph) => $(paragraph).text().trim())
        .join(' '),
    }))
  expect(listed.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(shown)
})

test('[PAGE-11] the sitemap lists just what should be found', async () => {
  const sitemap = await ask(records.sitemap)
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(indexedPages.map(({ path }) => `${origin}${path}`))

  for (const path of [pages.login.path, pages.apiDocs.path, pages.renderTest.path]) {
    const { metas, canonicals } = await read(path)
    expect([path, metas.robots, canonicals]).toEqual([path, 'noindex', []])
  }
  const lost = await ask('/no-such-page')
  expect(lost.status).toBe(404)
  expect(await lost.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('[PAGE-11] robots are told where not to look, and where the sitemap is', async () => {
  const robots = await (await ask(records.robots)).text()
  expect(robots).toContain('User-agent: *')
  expect(robots).toContain(`Sitemap: ${origin}${records.sitemap}`)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual([...unlisted])
  for (const { path } of indexedPages) {
    expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([])
  }
})

test('the manifest, the icons and the page for language models', async () => {
  const answer = await ask(records.manifest)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { icons } = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of icons.filter(({ src: path }) => path.endsWith('.png'))) {
    const png = Buffer.from(await (await ask(src)).arrayBuffer())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }

  const { values } = await readPage('/')
  const linked = values('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href')
  expect(linked).toEqual(
    expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/icons/apple-touch-icon.png', records.manifest]),
  )
  for (const path of linked) expect([path, (await ask(path ?? '')).status]).toEqual([path, 200])

  const introduction = await (await ask(records.llms)).text()
  for (const { path } of indexedPages) expect(introduction).toContain(`](${origin}${path}): `)
})

test('[PAGE-11] no link of any public page is dead', async () => {
  const readPages = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const { path } of indexedPages) readPages.set(path, await read(path))

  const dead: string[] = []
  const asked = new Map<string, number>()
  for (const [from, { links }] of readPages) {
    for (const href of new Set(links)) {
      if (/^(mailto|tel|https):/.test(href)) continue
      const { pathname, search, hash } = new URL(href, `${origin}${from}`)
      const address = pathname + search
      if (!asked.has(address)) {
        asked.set(address, (await ask(address)).status)
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

test('no id stands twice on any public page', async () => {
  for (const { path } of indexedPages) {
    const { ids } = await read(path)
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    expect([path, twice]).toEqual([path, []])
  }
})
