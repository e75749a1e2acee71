import type { DemoState } from './state.ts'

/** For the storage of the tab. */
export const serialize = (state: DemoState): string => JSON.stringify(state)

/** Returns nothing if the text is broken or from an older version. */
export function deserialize(text: string | null): DemoState | undefined {
  if (!text) return undefined
  try {
    const read: unknown = JSON.parse(text)
    return isState(read) ? read : undefined
  } catch {
    return undefined
  }
}

const lists = ['devices', 'addresses', 'orders', 'returns', 'basket', 'wishes', 'points', 'events'] as const

function isState(read: unknown): read is DemoState {
  if (typeof read !== 'object' || read === null) return false
  const record: Record<string, unknown> = { ...read }
  return (
    record.version === 3 &&
    lists.every((name) => Array.isArray(record[name])) &&
    ['shop', 'clock', 'session', 'shopper', 'stock', 'prices'].every(
      (name) => typeof record[name] === 'object' && record[name] !== null,
    )
  )
}
