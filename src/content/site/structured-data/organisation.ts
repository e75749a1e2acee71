import { brand } from '#content/shared/brand.ts'
import { claims } from '#content/shared/claims.ts'
import type { Page } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'
import { idOf, type Thing } from './graph.ts'

/** Who we are, what the site is and what we sell: told once, on the home page. */
export function organisationThings(origin: string): Thing[] {
  const home = `${origin}${pages.home.path}`
  return [
    {
      '@type': 'Organization',
      ...idOf.organisation(origin),
      name: brand.name,
      slogan: brand.line,
      url: home,
      logo: `${origin}/icons/icon-512.png`,
      email: brand.email,
      contactPoint: brand.phones.map(({ country, display }) => ({
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone: display,
        areaServed: country,
      })),
    },
    {
      '@type': 'WebSite',
      ...idOf.site(origin),
      name: brand.name,
      url: home,
      inLanguage: 'en-GB',
      publisher: idOf.organisation(origin),
    },
    {
      '@type': 'SoftwareApplication',
      ...idOf.product(origin),
      name: brand.name,
      description: pages.home.description,
      url: home,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Shopify',
      featureList: features.map(({ name }) => name),
      publisher: idOf.organisation(origin),
      offers: subscription(`${origin}/install`),
    },
  ]
}

const everyPage: Page[] = Object.values(pages)
const features = everyPage.filter(({ group }) => group === 'Features')

const amount = claims.price.figure.replace('$', '')
const priceCurrency = 'USD'

const subscription = (url: string) => ({
  '@type': 'Offer',
  url,
  price: amount,
  priceCurrency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency,
    billingDuration: 'P1M',
  },
})
