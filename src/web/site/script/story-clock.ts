/**
 * Shows the dial's time in steps of five seconds: one pixel of scrolling is more than a second. The dial follows the
 * page in CSS; this only reads where it stands.
 */
export function storyClock(clock: HTMLElement) {
  const read = () => {
    const seconds = Math.round(Number(getComputedStyle(clock).getPropertyValue('--dial-turn')) * 180) * 5
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  /** In the frame after the scroll, when the dial has moved. */
  const follow = () => requestAnimationFrame(read)
  new IntersectionObserver(([entry]) => {
    document.removeEventListener('scroll', follow)
    if (!entry?.isIntersecting) return
    document.addEventListener('scroll', follow, { passive: true })
    follow()
  }).observe(clock)
}
