/** How long the talk has taken so far. It can rest and start again. */
export function speakerClock(aside: HTMLElement) {
  const shown = aside.querySelector<HTMLTimeElement>('[data-deck-elapsed]')
  const pause = aside.querySelector<HTMLButtonElement>('[data-deck-timer=pause]')
  const reset = aside.querySelector<HTMLButtonElement>('[data-deck-timer=reset]')
  let started = Date.now()
  /** Milliseconds gone by before it was last paused; while it rests, nothing is added. */
  let kept = 0
  let running = true

  const elapsed = () => kept + (running ? Date.now() - started : 0)

  function paint() {
    const seconds = Math.floor(elapsed() / 1000)
    if (shown) shown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }

  pause?.addEventListener('click', () => {
    kept = elapsed()
    running = !running
    started = Date.now()
    pause.textContent = (running ? pause.dataset['pause'] : pause.dataset['go']) ?? ''
  })
  reset?.addEventListener('click', () => {
    kept = 0
    started = Date.now()
    paint()
  })

  aside.hidden = false
  paint()
  setInterval(paint, 1000)
}
