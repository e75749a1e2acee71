import { linkedParts } from '#content/shared/linked-text.ts'

/** Paragraphs of copy whose links are written `[text](address)`. */
export function LinkedText({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <LinkedWords text={paragraph} />
    </p>
  ))
}

/** The same within a line. */
export function LinkedWords({ text }: { text: string }) {
  return linkedParts(text).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    ),
  )
}
