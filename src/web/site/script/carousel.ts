const offsets = (strip: HTMLElement) =>
  [...strip.children].map((slide) =>
    slide instanceof HTMLElement ? slide.offsetLeft + (slide.offsetWidth - strip.clientWidth) / 2 : 0,
  )

/**
 * Turns a strip of slides by the clock, and holds still under the pointer, under the focus, off the screen and
 * where less motion is asked for. A key, a swipe or a press on a name stops the clock.
 */
export function carousel(root: HTMLElement) {
  const strip = root.querySelector<HTMLElement>('[data-carousel-strip]')
  const pause = root.querySelector<HTMLElement>('[data-carousel-pause]')
  if (!strip || !pause) return
  const names = [...root.querySelectorAll('[data-carousel-go]')]
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let at = 0
  /** The slide a turn is on its way to; what lies in between is passed, not chosen. */
  let aim = -1
  let seen = false
  let stopped = false
  let clock = 0
  let settling = 0

  function mark(index: number) {
    at = index
    for (const [place, name] of names.entries()) {
      if (place === at) name.setAttribute('aria-current', 'true')
      else name.removeAttribute('aria-current')
    }
  }

  const go = (index: number) => {
    const lefts = offsets(strip)
    aim = (index + lefts.length) % lefts.length
    mark(aim)
    strip.scrollTo({ left: lefts[at] })
  }

  const run = () => {
    clearInterval(clock)
    const held = root.matches(':hover') || root.querySelector(':focus-visible')
    if (seen && !stopped && !held && !still.matches) {
      clock = window.setInterval(() => go(at + 1), Number(root.dataset.carousel))
    }
  }

  const stop = (value = true) => {
    stopped = value
    pause.setAttribute('aria-pressed', String(value))
    run()
  }

  const turn = (index: number) => {
    stop()
    go(index)
  }

  /** Where the strip stands after any movement. */
  const settle = () => {
    const away = offsets(strip).map((left) => Math.abs(left - strip.scrollLeft))
    const nearest = away.indexOf(Math.min(...away))
    if (aim !== -1 && nearest !== aim) return
    aim = -1
    mark(nearest)
  }

  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a, button') : null
    if (!target) return
    const step = target.getAttribute('data-carousel-step')
    if (target === pause) stop(!stopped)
    else if (step) turn(at + Number(step))
    else if (names.includes(target)) {
      event.preventDefault()
      turn(names.indexOf(target))
    }
  })
  root.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    turn(at + step)
  })
  strip.addEventListener('pointerdown', ({ pointerType }) => {
    aim = -1
    if (pointerType !== 'mouse') stop()
  })
  strip.addEventListener('wheel', () => (aim = -1), { passive: true })
  strip.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = window.setTimeout(settle, 150)
  })
  for (const change of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    root.addEventListener(change, () => requestAnimationFrame(run))
  }
  still.addEventListener('change', run)
  new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting ?? false
      if (seen || clock) run()
    },
    { threshold: 0.5 },
  ).observe(strip)

  // Measured only when the reader comes near: at load it would cost a layout of the whole page.
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      const first = names.findIndex((name) => name.ariaCurrent)
      if (first > 0) strip.scrollTo({ left: offsets(strip)[first], behavior: 'instant' })
      settle()
    },
    { rootMargin: '100%' },
  )
  near.observe(strip)
}
