const link = /\[([^\]]+)\]\(([^)]+)\)/g

export interface WrittenLink {
  text: string
  href: string
}

/** A paragraph in which a link is written `[words](address)`, cut at its links, for a page to set. */
export function linkedParts(paragraph: string): (string | WrittenLink)[] {
  const parts: (string | WrittenLink)[] = []
  let from = 0
  for (const found of paragraph.matchAll(link)) {
    const [whole, text = '', href = ''] = found
    parts.push(paragraph.slice(from, found.index), { text, href })
    from = found.index + whole.length
  }
  parts.push(paragraph.slice(from))
  return parts.filter((part) => part !== '')
}

/** The same text without their links. */
export function plainText(paragraph: string): string {
  return paragraph.replaceAll(link, '$1')
}
