import { useState } from 'react'
import { sentIn } from '#web/client/forms/clear-sent.ts'

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
    /** What was sent is saved; what has been typed since is not. */
    clear: (_form: HTMLFormElement, sent: FormData) =>
      setTyped((before) => {
        const later = Object.entries(before).filter(([name, text]) => sentIn(sent, name) !== text)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are entries of its own
        return Object.fromEntries(later) as Partial<T>
      }),
  }
}

export type Draft<T extends Readonly<Record<string, string>>> = ReturnType<typeof useDraft<T>>
