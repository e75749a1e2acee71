import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** What was typed and got so far on a page of steps, kept for this tab under one name: it outlives steps and refreshes. */
export function tabDraft<T extends object>(key: string) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = () => sessionStorage.getItem(key) ?? '{}'

  const useDraft = () => {
    const stored = useSyncExternalStore(watch, read, () => undefined)
    const draft = useMemo(() => draftOf<T>(stored), [stored])
    const ready = stored !== undefined
    const keep = useCallback(
      (part: Partial<T>) => {
        // Until what was kept is shown, an empty field takes nothing back.
        const values = ready
          ? part
          : Object.fromEntries(Object.entries(part).filter(([, value]) => value !== ''))
        sessionStorage.setItem(key, JSON.stringify({ ...draftOf<T>(read()), ...values }))
        notify()
      },
      [ready],
    )
    return { draft, keep, ready }
  }
  const forgetDraft = () => {
    sessionStorage.removeItem(key)
    notify()
  }
  return { useDraft, forgetDraft }
}

/** Whatever else is found there counts as nothing. */
function draftOf<T extends object>(stored = '{}'): Partial<T> {
  try {
    const draft: unknown = JSON.parse(stored)
    if (typeof draft === 'object' && draft !== null) return draft
  } catch {
    // Not ours.
  }
  return {}
}
