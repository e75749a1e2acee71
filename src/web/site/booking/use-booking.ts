import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Reservation } from '#contract/bookings/shapes.ts'
import { tabDraft } from '#web/client/forms/tab-draft.ts'

export const steps = ['time', 'details'] as const
export type Step = (typeof steps)[number]

export interface Draft {
  first_name?: string
  last_name?: string
  email?: string
  meeting?: string
  countryCode?: string
  phone?: string
  platform?: string
  orders?: string
  pain?: string
  note?: string
  website_url?: string
  set_up?: string
  lead?: string
  /** `Asia/Kolkata Mumbai`: the zone, and the city that it was found by. */
  place?: string
  /** What is left nearby, after a time was lost while its form was open. */
  nearest?: string[]
  reservation?: Reservation & {
    /** By this browser's clock. */
    until: number
  }
}

export const { useDraft, forgetDraft } = tabDraft<Draft>('demo_booking')

/** The step stands in the address: a refresh stays on it, and Back goes back one. */
export function useSteps(draft: Draft, ready: boolean) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = stepOf(search)
  // Nobody gives details without a time.
  const reached: Step = draft.lead && draft.reservation ? 'details' : 'time'
  const step = ready && asked === 'details' ? reached : asked
  const go = useCallback(
    (next: Step) => {
      const query = new URLSearchParams(search)
      if (next === 'time') query.delete('step')
      else query.set('step', next)
      void navigate({ search: query.toString() }, { preventScrollReset: true })
    },
    [search, navigate],
  )
  return { step, reached, go }
}

export function stepOf(search: string): Step {
  return new URLSearchParams(search).get('step') === 'details' ? 'details' : 'time'
}
