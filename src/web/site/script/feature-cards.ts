const flag = 'currentFeature'
/** How long the flag outlives the cards it was read for. */
const kept = 1000

/**
 * A link of the home page sets the flag: the card on the left then shows the
 * feature they are on, and on a telephone it leads back to the top.
 */
export function featureCards(cards: HTMLElement) {
  if (!remembered()) return
  setTimeout(() => localStorage.removeItem(flag), kept)

  const { featureCards: path = '', currentTitle = '', currentLabel = '' } = cards.dataset
  const card = cards.querySelector<HTMLAnchorElement>('[data-event="previous_button"]')
  if (!card) return
  card.href = path
  card.dataset.current = ''
  card.ariaCurrent = 'page'
  // It is no neighbour any more, so a click on it is no step from feature to feature.
  delete card.dataset.event
  write(card, '[data-card-label]', currentLabel)
  write(card, '[data-card-title]', currentTitle)
  card.addEventListener('click', (event) => {
    if (!matchMedia('(width < 768px)').matches) return
    event.preventDefault()
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  })
}

/** Storage may be closed to us; then nothing is remembered. */
function remembered() {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

function write(card: Element, selector: string, words: string) {
  const place = card.querySelector(selector)
  if (place) place.textContent = words
}
