const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** How well a text holds a word: as a word of its own (3), at the beginning of one (2), anywhere (1), or not at all. */
export function fitOf(text: string, word: string): 0 | 1 | 2 | 3 {
  const own: string[] = text.match(/[\p{L}\d]+/gu) ?? []
  if (own.includes(word)) return 3
  if (own.some((each) => each.startsWith(word))) return 2
  return text.includes(word) ? 1 : 0
}

/** A short word that stands alone somewhere is meant alone: “cod” is not “code”. Of a long one its endings fit too. */
const leastFit = (best: number, words: readonly string[]) =>
  best === 3 && words.every(({ length }) => length > 4) ? 2 : best

/**
 * Narrows the questions to those that hold every word typed, whole words first. A topic goes with its last question, and when
 * nothing is left the way to the contact form opens, carrying the words.
 */
export function faqSearch(page: HTMLElement) {
  const input = page.querySelector<HTMLInputElement>('input[type=search]')
  const count = page.querySelector('output')
  const none = page.querySelector<HTMLElement>('[data-faq-none]')
  const ask = none?.querySelector('a')
  if (!input || !count || !none || !ask) return

  const topics = [...page.querySelectorAll<HTMLElement>('[data-faq-topic]')].map((topic) => ({
    topic,
    entries: [...topic.querySelectorAll('details')].map((entry) => ({
      entry,
      text: fold(entry.textContent),
    })),
  }))
  const contact = ask.pathname

  const narrow = () => {
    const words = fold(input.value).split(/\s+/).filter(Boolean)
    let found = 0
    const fit = (text: string) => Math.min(3, ...words.map((word) => fitOf(text, word)))
    const best = Math.max(0, ...topics.flatMap(({ entries }) => entries.map(({ text }) => fit(text))))
    for (const { topic, entries } of topics) {
      let here = 0
      for (const { entry, text } of entries) {
        const fits = best > 0 && fit(text) >= leastFit(best, words)
        entry.hidden = !fits
        if (fits) here++
      }
      topic.hidden = here === 0
      found += here
    }
    count.value = String(found)
    none.hidden = found > 0
    ask.href = `${contact}?message=${encodeURIComponent(input.value.trim())}`
  }

  input.addEventListener('input', narrow)
  input.form?.addEventListener('submit', (event) => event.preventDefault())
  // An address with #question shows it, whatever was typed before.
  addEventListener('hashchange', () => {
    if (!document.querySelector(':target')?.closest('[hidden]')) return
    input.value = ''
    narrow()
    document.querySelector(':target')?.scrollIntoView()
  })
  // Back and forward bring the words back; their result comes with them.
  input.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (input.value) narrow()
}
