import { publicOrigin } from '#content/shared/public-origin.ts'
import { indexedPages } from '#content/site/seo.ts'

export function loader() {
  const urls = indexedPages.map(({ path }) => `  <url><loc>${publicOrigin()}${path}</loc></url>`)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(xml.join('\n'), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
