const link = /\[([^\]]+)\]\(([^)]+)\)/g

export interface WrittenLink {
  words: string
  href: string
}

/** A paragraph in which a link is written `[words](address)`, cut at its links, for a page to set. */
export function linkedParts(paragraph: string): (string | WrittenLink)[] {
  const parts: (string | WrittenLink)[] = []
  let from = 0
  for (const found of paragraph.matchAll(link)) {
    const [whole, words = '', href = ''] = found
    parts.push(paragraph.slice(from, found.index), { words, href })
    from = found.index + whole.length
  }
  parts.push(paragraph.slice(from))
  return parts.filter((part) => part !== '')
}

/** The same words without their links. */
export function plainText(paragraph: string): string {
  return paragraph.replaceAll(link, '$1')
}
