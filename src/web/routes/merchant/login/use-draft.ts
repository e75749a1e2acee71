import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { AccountDraft } from '#web/sections/account-fields/account-fields.tsx'

const key = 'sign_in'

interface Draft extends AccountDraft {
  /** What the last mailed code was asked for with. */
  otp_request?: string
}

/** What was typed, without passwords, kept for this tab: it outlives steps and refreshes. */
export function useDraft() {
  const stored = useSyncExternalStore(watch, readStored, () => undefined)
  const draft = useMemo(() => draftOf(stored ?? '{}'), [stored])
  const keep = useCallback((part: Draft) => store({ ...draftOf(readStored()), ...part }), [])
  return { draft, keep, ready: stored !== undefined }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(key)
}

const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readStored = () => sessionStorage.getItem(key) ?? '{}'

function store(draft: Draft): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
  for (const listener of listeners) listener()
}

function draftOf(stored: string): Draft {
  const draft: unknown = JSON.parse(stored)
  if (typeof draft !== 'object' || draft === null) return {}
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
}
