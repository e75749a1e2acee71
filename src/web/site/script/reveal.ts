/** Everything above the lower edge of the window counts as in view: what was jumped past has been passed. */
const rootMargin = '1000000px 0px 0px'

/**
 * Lines that appear while they are read. An element names the share of itself that must be in view
 * (`data-reveal="0.4"`); with `data-reveal-again` it hides once more when the reader goes back above it.
 * Nothing is hidden before this runs, and with reduced motion it never does.
 */
export function reveal(elements: Iterable<HTMLElement>) {
  const observers = new Map<number, IntersectionObserver>()
  for (const element of elements) {
    if (observers.size === 0 && matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const share = Number(element.dataset.reveal)
    const observer = observers.get(share) ?? watch(share)
    observers.set(share, observer)
    observer.observe(element)
  }
}

const watch = (share: number) =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue
        if (intersectionRatio >= share) target.dataset.revealState = 'shown'
        else if (!isIntersecting && hides(target)) target.dataset.revealState = 'waiting'
      }
    },
    { threshold: [0, share], rootMargin },
  )

/** A line waits before its first appearance; only some wait again. */
const hides = ({ dataset }: HTMLElement) => !dataset.revealState || dataset.revealAgain !== undefined
