import { publicOrigin } from '#content/shared/public-origin.ts'
import { records, unlisted } from '#content/site/seo.ts'

export function loader() {
  const lines = [
    'User-agent: *',
    ...unlisted.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin()}${records.sitemap}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
