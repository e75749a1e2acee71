/** A mock-up that moves plays while at least half of it is seen, and pauses otherwise. */
export function playInView(mockUp: HTMLElement) {
  new IntersectionObserver(
    ([entry]) => mockUp.toggleAttribute('data-playing', (entry?.intersectionRatio ?? 0) >= 0.5),
    { threshold: 0.5 },
  ).observe(mockUp)
}
