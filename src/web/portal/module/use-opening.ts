import type { ModuleSlug } from '#contract/modules/modules.ts'
import { openModule } from '#web/portal/open-module.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'

/** Makes a new hand-off and opens its address: this page again, or the module's own host. */
export function useOpening(app: ModuleSlug) {
  const showProblem = useProblemToast()
  const { busy, run } = useBusy()
  const open = () =>
    run(async () => {
      const result = await openModule(app)
      return result.ok ? 'leaving' : showProblem(result.problem)
    })
  return { open, busy }
}
