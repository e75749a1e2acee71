import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/shared/brand.ts'
import type { Page } from '#content/shared/page.ts'
import { publicOrigin } from '#content/shared/public-origin.ts'
import { sharePath, shareSize, titleOf } from '#content/site/seo.ts'
import { breadcrumbs } from '#content/site/structured-data/breadcrumbs.ts'
import { graphOf, type Thing } from '#content/site/structured-data/graph.ts'
import { brandColours } from '#content/shared/brand-colours.ts'

/**
 * The head entries that every public page has, from its row in `content/shared/pages.ts`. A page that has more to
 * tell machines than its place on the site adds its own things.
 */
export function headOf(page: Page, things: (origin: string) => Thing[] = () => []): MetaDescriptor[] {
  const title = titleOf(page)
  const origin = publicOrigin()
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'theme-color', media: '(prefers-color-scheme: light)', content: brandColours.paper },
    { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: brandColours.carbonSheet },
    ...(page.indexed
      ? [
          ...shared(page, title),
          { 'script:ld+json': graphOf([...things(origin), ...breadcrumbs(page, origin)]) },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

/** How the page looks where its address is passed on. */
function shared(page: Page, title: string): MetaDescriptor[] {
  const origin = publicOrigin()
  const url = `${origin}${page.path}`
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': brand.name,
      'og:locale': 'en_GB',
      'og:title': title,
      'og:description': page.description,
      'og:url': url,
      'og:image': `${origin}${sharePath(page)}`,
      'og:image:type': 'image/png',
      'og:image:width': String(shareSize.width),
      'og:image:height': String(shareSize.height),
      'og:image:alt': `${page.title}: a postage stamp with a drawing, by ${brand.name}`,
    }).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
