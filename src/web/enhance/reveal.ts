/**
 * Lines that appear while they are read. An element names the share of itself that must be in view
 * (`data-reveal="0.4"`); with `data-reveal-again` it hides once more when the reader scrolls up past it.
 * Nothing is hidden before this runs, and with reduced motion it never does.
 */
export function reveal(elements: Iterable<HTMLElement>) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of elements) {
    const share = Number(element.dataset.reveal)
    new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { intersectionRatio, isIntersecting, boundingClientRect } = entry
        const below = boundingClientRect.top > innerHeight / 2
        if (intersectionRatio >= share) element.dataset.revealState = 'shown'
        else if (!isIntersecting && below && hides(element)) element.dataset.revealState = 'waiting'
      },
      { threshold: [0, share] },
    ).observe(element)
  }
}

/** A line waits before its first appearance; only some wait again. */
const hides = ({ dataset }: HTMLElement) => !dataset.revealState || dataset.revealAgain !== undefined
