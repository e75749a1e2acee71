import { useState } from 'react'

/**
 * What somebody types over what is saved. Once it is saved and the page has loaded it again, the draft is empty and
 * shows what is true.
 */
export function useDraft<T extends Readonly<Record<string, string>>>(saved: T) {
  const [typed, setTyped] = useState<Partial<T>>({})
  const value: T = { ...saved, ...typed }
  return {
    value,
    isDirty: Object.keys(typed).some((name) => typed[name] !== saved[name]),
    set: (change: Partial<T>) => setTyped((before) => ({ ...before, ...change })),
    clear: () => setTyped({}),
  }
}

export type Draft<T extends Readonly<Record<string, string>>> = ReturnType<typeof useDraft<T>>
