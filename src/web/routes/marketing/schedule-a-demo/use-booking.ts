import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Hold } from '#contract/booking.ts'

const steps = ['shop', 'time', 'details'] as const
export type Step = (typeof steps)[number]

/** What was typed and got so far, kept for this tab: it outlives steps and refreshes. */
export interface Draft {
  platform?: string
  orders?: string
  pain?: string
  note?: string
  email?: string
  consent?: string
  first_name?: string
  last_name?: string
  countryCode?: string
  phone?: string
  website_url?: string
  set_up?: string
  lead?: string
  /** `Asia/Kolkata Mumbai`: the zone, and the city that it was found by. */
  place?: string
  /** What is left nearby, after a time was lost while its form was open. */
  nearest?: string[]
  hold?: Hold & {
    /** By this browser's clock. */
    until: number
  }
}

const key = 'demo_booking'

export function useDraft() {
  const stored = useSyncExternalStore(watch, readStored, () => undefined)
  const draft = useMemo(() => draftOf(stored), [stored])
  const keep = useCallback((part: Draft) => store({ ...draftOf(readStored()), ...part }), [])
  return { draft, keep, ready: stored !== undefined }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The step stands in the address: a refresh stays on it, and Back goes back one. */
export function useSteps(draft: Draft, ready: boolean) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = stepOf(search)
  // Nobody chooses a time without answers, or gives details without a time.
  const reached: Step = !draft.lead ? 'shop' : draft.hold ? 'details' : 'time'
  const step = ready && steps.indexOf(asked) > steps.indexOf(reached) ? reached : asked
  const go = useCallback(
    (next: Step) => {
      const query = new URLSearchParams(search)
      if (next === 'shop') query.delete('step')
      else query.set('step', next)
      void navigate({ search: query.toString() }, { preventScrollReset: true })
    },
    [search, navigate],
  )
  return { step, reached, go }
}

export function stepOf(search: string): Step {
  const asked = new URLSearchParams(search).get('step')
  return steps.find((step) => step === asked) ?? 'shop'
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

/** Only we write there; whatever else is found counts as nothing. */
function draftOf(stored = '{}'): Draft {
  try {
    const draft: unknown = JSON.parse(stored)
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    return {}
  }
}
