import { describe, expect, test } from 'vitest'
import { claimHref, type ClaimKey, claimKeys, claims } from '#content/shared/claims.ts'
import { featurePages } from '#content/shared/feature-pages.ts'
import { pages } from '#content/shared/pages.ts'
import {
  isPlannedFeature,
  liveFeatures,
  plannedFeatures,
  plannedHref,
} from '#content/shared/site-features.ts'
import { quotedOn } from '#content/site/records/claims-page.ts'
import { integrationsPage } from '#content/site/records/integrations.ts'
import { indexedPages } from '#content/site/seo.ts'
import { shopScopes } from '#contract/stores/shapes.ts'
import { readPage, tidy } from '../support/read-page.ts'

/** How each figure stands in a text. */
const written: Record<ClaimKey, RegExp> = {
  fewerTickets: /35%/,
  emailReturn: /127x/,
  cancellationWindow: /15-minute/,
  retention: /30%/,
  solutions: /\b52 ?(solutions|apps)/i,
  essentials: /\b16 ?(customer )?(and loyalty )?essentials/i,
  channels: /\b3 ?(message )?channels/i,
  modules: /Three \(3\)/,
  features: /Twenty \(20\)/,
  price: /\$200/,
}

/** The page of figures itself, and the feature pages, whose own counts have their own table. */
const isSource = (path: string) => path === pages.claims.path
const featurePaths = Object.values(featurePages).map(({ path }): string => path)

const textOf = async (path: string) => {
  const { $ } = await readPage(path)
  $('main script, main style').remove()
  return tidy($('main').text())
}

describe.each(claimKeys)('the figure %s', (key) => {
  test('[SITE-06] is listed with meaning, source, date and the pages that quote it', async () => {
    const { $ } = await readPage(pages.claims.path)
    const row = $(`#${key}`).closest('tr')
    expect(row.text()).toContain(claims[key].meaning)
    expect(row.text()).toContain(claims[key].source)
    expect(row.find('time').attr('datetime')).toBe(claims[key].date)
    const listed = row
      .find('li a')
      .get()
      .map((link) => $(link).attr('href'))
    expect(listed).toEqual(quotedOn[key].map(({ path }) => path))
  })

  test('[SITE-06] leads there from every page that states it', async () => {
    const stating: string[] = []
    for (const { path } of indexedPages.filter((page) => !isSource(page.path))) {
      if (!written[key].test(await textOf(path))) continue
      if (key === 'modules' && featurePaths.includes(path)) continue
      stating.push(path)
      const { $ } = await readPage(path)
      expect([path, $(`main a[href="${claimHref(key)}"]`).length]).not.toEqual([path, 0])
    }
    expect(stating.toSorted()).toEqual(quotedOn[key].map(({ path }): string => path).toSorted())
  })
})

test('[SITE-06] the counts of the feature pages lead to a table of them', async () => {
  const { $ } = await readPage(pages.claims.path)
  for (const { path, modules, features } of Object.values(featurePages)) {
    const cells = $(`#counts a[href="${path}"]`).closest('tr').find('td')
    expect([cells.eq(1).text(), cells.eq(2).text()]).toEqual([String(modules), String(features)])
    const page = await readPage(path)
    expect(page.$('.feature-hero a[href="/claims#counts"]')).toHaveLength(2)
  }
})

const records = [pages.claims, pages.trust, pages.changelog, pages.integrations]

test.each(records)('[SITE-07] $path is in menu, footer and sitemap', async ({ path }) => {
  const { $, html } = await readPage(path)
  expect($('h1')).toHaveLength(1)
  expect($(`dialog#menu a[href="${path}"]`)).toHaveLength(1)
  expect($(`footer a[href="${path}"]`)).toHaveLength(1)
  expect(html).not.toContain('entry.client')
  const sitemap = await readPage('/sitemap.xml')
  expect(sitemap.html).toContain(`${path}</loc>`)
})

test('[SITE-07] trust has fault figures, sub-processors, places and the way to report', async () => {
  const { $ } = await readPage(pages.trust.path)
  expect($('#faults tbody tr').length).toBeGreaterThan(5)
  expect($('#faults').text()).toContain('0 lost')
  expect($('#sub-processors tbody tr').length).toBeGreaterThan(3)
  expect($('#places p').text()).toContain('servers')
  expect($('#weaknesses a[href="/.well-known/security.txt"]')).toHaveLength(1)
})

test('[SITE-07] integrations name every permission that we ask Shopify for', async () => {
  const { $ } = await readPage(pages.integrations.path)
  for (const scope of shopScopes) expect($('#shopify').text()).toContain(scope)
  for (const { id, reads, writes } of integrationsPage.connections) {
    for (const right of [...reads, ...writes]) expect($(`#${id}`).text()).toContain(right)
  }
})

test('[SITE-07] the changelog has dated entries, newest first', async () => {
  const { values, $ } = await readPage(pages.changelog.path)
  const dates = values('.record-section', 'id').map((id) => Date.parse(id ?? ''))
  expect(dates.length).toBeGreaterThan(0)
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  expect($('.changelog-changes li').length).toBeGreaterThan(5)
})

test('[SITE-07] status is in menu, footer and sitemap, and says of each part how it is, or that nobody knows yet', async () => {
  const { $ } = await readPage(pages.status.path)
  expect($('h1')).toHaveLength(1)
  const home = await readPage(pages.home.path)
  expect(home.$(`dialog#menu a[href="/status"]`)).toHaveLength(1)
  expect(home.$(`footer a[href="/status"]`)).toHaveLength(1)
  const sitemap = await readPage('/sitemap.xml')
  expect(sitemap.html).toContain('/status</loc>')
  expect(
    $('.status-part h3')
      .map((_, part) => $(part).text())
      .get(),
  ).toEqual(['Pages', 'Database', 'Job queue', 'Email', 'Sign in with Google', 'Shopify'])
  expect($('.status-part .badge').length).toBe(6)
  expect($('.status-now').text()).toMatch(/checks?/)
  expect($('#incidents').text()).toContain('Incidents')
})

test('[LIVE-06] the site says of each feature whether it is live or planned', async () => {
  for (const { path, name } of Object.values(featurePages)) {
    const { $ } = await readPage(path)
    const row = $('.feature-hero dt:contains("Availability")').parent()
    expect([path, tidy(row.find('dd').text())]).toEqual([path, isPlannedFeature(name) ? 'Planned' : 'Live'])
    expect(row.find('a').attr('href')).toBe(plannedHref)
  }
  const { $ } = await readPage(pages.claims.path)
  const listed = tidy($('#planned').text())
  for (const name of [...plannedFeatures, ...liveFeatures]) expect(listed).toContain(name)
})
