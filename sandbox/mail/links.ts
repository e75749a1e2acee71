const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x3D;': '=',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** The addresses a mail leads to, each once, in reading order. */
export function findLinks(html: string | undefined, text: string | undefined): string[] {
  const hrefs = [...(html ?? '').matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  const bare = [...(text ?? '').matchAll(/https?:\/\/[^\s<>"')\]]+/gi)].map((match) =>
    match[0].replace(/[.,;:!?]+$/, ''),
  )
  const decoded = hrefs.map((href) =>
    href.trim().replace(/&(?:amp|#x3D|quot|#39|lt|gt);/g, (e) => entities[e] ?? e),
  )
  return [...new Set([...decoded, ...bare])].filter((link) => /^(?:https?:|mailto:|tel:)/i.test(link))
}
