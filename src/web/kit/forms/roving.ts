import type { KeyboardEvent } from 'react'

const steps = {
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
}

/**
 * Which of a row of items the key leads to: arrows go round, Home and End to the edges, a letter to the
 * next item that begins with it. Nothing where the key means none of these.
 */
export function itemAfterKey(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly HTMLElement[],
  direction: keyof typeof steps,
) {
  const here = items.findIndex((item) => item === document.activeElement)
  const { back, on } = steps[direction]
  if (key === on) return items[(here + 1) % items.length]
  if (key === back) return items.at(here <= 0 ? -1 : here - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
  const inOrder = [...items.slice(here + 1), ...items.slice(0, here + 1)]
  return inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
