import type { Message } from './message.ts'

/** No scripts, no forms, no strangers: only the mail's own parts, and pictures the product serves. */
export function framePolicy(origin: string, appOrigin: string): string {
  return [
    "default-src 'none'",
    `img-src data: ${origin} ${appOrigin}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

/** Links open in a tab of their own, and `cid:` pictures are found among the attachments. */
export function frameHtml({ id, html = '', attachments }: Message): string {
  let content = html
  for (const [index, { contentId }] of attachments.entries()) {
    if (contentId) content = content.replaceAll(`cid:${contentId}`, `/mail/${id}/attachments/${index}`)
  }
  const base = '<base target="_blank">'
  const head = /<head\b[^>]*>/i
  return head.test(content) ? content.replace(head, (tag) => tag + base) : base + content
}
