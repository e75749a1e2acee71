import { originPlaceholder } from '#content/public-origin.ts'
import { records, unlisted } from '#content/seo.ts'

export function loader() {
  const lines = [
    'User-agent: *',
    ...unlisted.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${originPlaceholder}${records.sitemap}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
