import { brand } from '#content/brand.ts'
import type { Page } from '#content/pages.ts'

/** The head entries that every public page has, from its row in `content/pages.ts`. */
export function headOf(page: Page) {
  const title = page.title.includes(brand.name) ? page.title : `${page.title} · ${brand.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    ...(page.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
