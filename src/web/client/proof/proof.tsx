import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react'
import { proof } from '#content/shared/proof.ts'
import type { ApiResult, CallInput, CallOutput, MerchantCall } from '#web/client/api/call-types.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import type { ProofWays } from '#web/client/session/prove.ts'

/** Seldom asked for, so loaded when it is. */
const ProofForm = lazy(async () => ({ default: (await import('./proof-form.tsx')).ProofForm }))

const Ask = createContext<() => Promise<boolean>>(() => Promise.resolve(false))

/** Holds the one dialog in which somebody proves again who they are. */
export function ProofProvider({ ways, children }: { ways: ProofWays; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const answer = useRef<(proved: boolean) => void>(undefined)

  const ask = useCallback(() => {
    setOpen(true)
    return new Promise<boolean>((resolve) => (answer.current = resolve))
  }, [])
  const settle = (proved: boolean) => {
    answer.current?.(proved)
    answer.current = undefined
    setOpen(false)
  }

  return (
    <Ask value={ask}>
      {children}
      <Dialog title={proof.title} open={open} onClose={() => settle(false)}>
        {open && (
          <Suspense>
            <ProofForm ways={ways} onProved={() => settle(true)} />
          </Suspense>
        )}
      </Dialog>
    </Ask>
  )
}

/**
 * Calls as the merchant who is signed in. Where the server wants a fresh proof, the dialog asks for it and the call
 * is repeated; who closes the dialog gets the refusal.
 */
export function useProvedCall() {
  const ask = use(Ask)
  return useCallback(
    async <N extends MerchantCall>(call: N, input: CallInput<N>): Promise<ApiResult<CallOutput<N>>> => {
      const outcome = await merchantApi(call, input)
      if (outcome.ok || outcome.problem?.code !== 'proof_needed') return outcome
      return (await ask()) ? merchantApi(call, input) : outcome
    },
    [ask],
  )
}
