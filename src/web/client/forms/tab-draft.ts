import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** The input of a page of several steps, kept for this tab across steps and refreshes. */
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
  const readDraft = () => draftOf<T>(read())

  const useDraft = () => {
    const stored = useSyncExternalStore(watch, read, () => undefined)
    const draft = useMemo(() => draftOf<T>(stored), [stored])
    const ready = stored !== undefined
    const keep = useCallback(
      (part: Partial<T>) => {
        // Before the draft is shown, empty fields must not overwrite it.
        const values = ready
          ? part
          : Object.fromEntries(Object.entries(part).filter(([, value]) => value !== ''))
        sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...values }))
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
  return { useDraft, readDraft, forgetDraft }
}

/** Anything unreadable is ignored. */
function draftOf<T extends object>(stored = '{}'): Partial<T> {
  try {
    const draft: unknown = JSON.parse(stored)
    if (typeof draft === 'object' && draft !== null) return draft
  } catch {
    // Not ours.
  }
  return {}
}
