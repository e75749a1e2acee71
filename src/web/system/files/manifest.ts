import { brand } from '#content/shared/brand.ts'
import { pages } from '#content/shared/pages.ts'
import { brandColours } from '#content/shared/brand-colours.ts'

export function loader() {
  const manifest = {
    name: `${brand.name}: ${brand.line}`,
    short_name: brand.name,
    description: pages.home.description,
    id: pages.home.path,
    start_url: pages.home.path,
    display: 'browser',
    lang: 'en-GB',
    background_color: brandColours.paper,
    theme_color: brandColours.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
