import { brand } from '#content/shared/brand.ts'
import { claims } from '#content/shared/claims.ts'
import { publicOrigin } from '#content/shared/public-origin.ts'
import { indexedPages } from '#content/site/seo.ts'

/** What the product is, for readers that are machines: short, in Markdown, with every page in one line. */
export function loader() {
  const lines = [
    `# ${brand.name}`,
    '',
    `> ${brand.line}. ${claims.solutions.figure} solutions, ${claims.essentials.figure} customer essentials and ${claims.channels.figure} message channels (email, WhatsApp, SMS) in one subscription of ${claims.price.figure} a month.`,
    '',
    `- Price: ${claims.price.meaning}`,
    `- For: merchants who run a store on Shopify.`,
    `- Figures measured in stores: ${claims.fewerTickets.source}`,
    '',
    '## Pages',
    '',
    ...indexedPages.map(
      ({ name, path, description }) => `- [${name}](${publicOrigin()}${path}): ${description}`,
    ),
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
