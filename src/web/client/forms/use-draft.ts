import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { textOf } from './form-text.ts'

/**
 * What somebody types over saved values. After saving, and once the page has loaded the saved values again, the draft
 * shows those.
 */
export function useDraft<T extends Readonly<Record<string, string>>>(saved: T) {
  const [typed, setTyped] = useState<Partial<T>>({})
  const value: T = { ...saved, ...typed }
  return {
    value,
    isDirty: Object.keys(typed).some((name) => typed[name] !== saved[name]),
    set: (change: Partial<T>) => setTyped((before) => ({ ...before, ...change })),
    /** Forgets what was sent. What has been typed since then stays. */
    clear: (sent: FormData) =>
      setTyped((before) => {
        const later = Object.entries(before).filter(([name, text]) => sentText(sent, name) !== text)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are entries of its own
        return Object.fromEntries(later) as Partial<T>
      }),
  }
}

export type Draft<T extends Readonly<Record<string, string>>> = ReturnType<typeof useDraft<T>>

/** Puts what was typed before the script ran into the draft. */
export function useEarlyValues<T extends Readonly<Record<string, string>>>(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft<T>,
): void {
  const take = useEffectEvent(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const changed = Object.keys(draft.value).filter(
      (name) => fields.has(name) && sentText(fields, name) !== draft.value[name],
    )
    const early = Object.fromEntries(changed.map((name) => [name, sentText(fields, name)]))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the draft
    if (changed.length > 0) draft.set(early as Partial<T>)
  })
  useEffect(() => take(), [])
}

/** Line ends are \r\n in what is sent and \n in the page. */
const sentText = (sent: FormData, name: string) => textOf(sent, name).replaceAll('\r\n', '\n')
