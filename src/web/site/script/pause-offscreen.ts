/** What moves without end rests while nobody can see it: its style sheet pauses it by `data-offscreen`. */
export function pauseOffscreen(element: HTMLElement) {
  new IntersectionObserver((entries) => {
    element.toggleAttribute('data-offscreen', entries.at(-1)?.isIntersecting === false)
  }).observe(element)
}
