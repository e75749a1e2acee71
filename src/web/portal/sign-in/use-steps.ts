import { useLocation, useNavigate } from 'react-router'

const steps = ['email', 'login', 'register', 'code', 'factor', 'reset-email'] as const
export type Step = (typeof steps)[number]

/** The step stands in the address: a refresh stays on it, and Back goes back one. */
export function stepOf(search: string): Step {
  const asked = new URLSearchParams(search).get('step')
  return steps.find((step) => step === asked) ?? 'email'
}

export function useSteps() {
  const { search, hash, state } = useLocation() as {
    search: string
    hash: string
    state: { within?: boolean } | null
  }
  const navigate = useNavigate()

  const go = (step: Step, how: { replace?: boolean } = {}) => {
    const query = new URLSearchParams(search)
    query.delete('ended')
    if (step === 'email') query.delete('step')
    else query.set('step', step)
    // Keep the hash of the requested page until the end.
    void navigate({ search: query.toString(), hash }, { ...how, state: { within: !how.replace } })
  }
  /** The same as the browser's own Back, where the step before is in its history. */
  const back = () => (state?.within ? void navigate(-1) : go('email', { replace: true }))

  return { step: stepOf(search), go, back }
}
