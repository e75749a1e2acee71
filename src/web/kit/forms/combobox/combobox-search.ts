export interface ComboboxItem {
  id: string
  /** What the list shows, and what may be searched for. */
  text: string
  /** Typed at the end of the row, and searched too: a dial code, a price. */
  detail?: string
  /** Two letters in a plate before the text. */
  plate?: string
  /** The address of a small picture that stands in the place of the plate; the letters then follow the text. */
  picture?: string
}

/** Every word that was typed has to begin a word of the row. Rows that begin with what was typed come first. */
export function matchingItems<Item extends ComboboxItem>(items: readonly Item[], typed: string) {
  const wanted = words(typed)
  const phrase = wanted.join(' ')
  const rankOf = ({ plate, text, detail }: Item) => {
    const [name, ...codes] = [text, plate, detail].map((part = '') => words(part).join(' '))
    if (name === phrase || codes.includes(phrase)) return 0
    return name?.startsWith(phrase) ? 1 : 2
  }
  const found = items.filter((item) => {
    const row = words([item.plate, item.text, item.detail].join(' '))
    return wanted.every((word) => row.some((part) => part.startsWith(word)))
  })
  return phrase === '' ? found : found.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Without case, accents and punctuation: "reunion" finds Réunion and "91" finds +91. */
const words = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
