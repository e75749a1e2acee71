const shortest = 48

/** A finger drawn across, more sideways than down. */
export function swipe(surface: HTMLElement, turn: (direction: 'next' | 'previous') => void) {
  let from: { x: number; y: number } | undefined
  surface.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX, clientY }) => {
    from = pointerType === 'mouse' || !isPrimary ? undefined : { x: clientX, y: clientY }
  })
  surface.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!from) return
    const across = clientX - from.x
    const down = clientY - from.y
    from = undefined
    if (Math.abs(across) < shortest || Math.abs(across) < Math.abs(down) * 1.5) return
    turn(across < 0 ? 'next' : 'previous')
  })
  surface.addEventListener('pointercancel', () => (from = undefined))
}
