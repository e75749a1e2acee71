import { type ComponentType, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { proof } from '#content/shared/proof.ts'
import type { CallName } from '#contract/calls.ts'
import type { ApiResult, CallInput, CallOutput } from '#web/client/api/call-types.ts'
import { ApiContext, type SendCall } from '#web/client/api/use-api.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

interface ProofProviderProps<P> {
  send: SendCall
  /** The form in which somebody proves who they are, and its properties. */
  Form: ComponentType<P & { onProved(): void }>
  formProps: P
  children: ReactNode
}

/**
 * Lets the pages inside call the API with `send`. Where the server asks for a fresh proof of identity, a dialog asks
 * for it and the call is repeated. Closing the dialog leaves the refusal.
 */
export function ProofProvider<P>({ send, Form, formProps, children }: ProofProviderProps<P>) {
  const [open, setOpen] = useState(false)
  const answer = useRef<(proved: boolean) => void>(undefined)

  const sendProved = useCallback(
    async <N extends CallName>(name: N, input: CallInput<N>): Promise<ApiResult<CallOutput<N>>> => {
      const result = await send(name, input)
      if (result.ok || result.problem?.code !== 'proof_needed') return result
      setOpen(true)
      const isProved = await new Promise<boolean>((resolve) => (answer.current = resolve))
      return isProved ? send(name, input) : result
    },
    [send],
  )
  const settle = (proved: boolean) => {
    answer.current?.(proved)
    answer.current = undefined
    setOpen(false)
  }

  return (
    <ApiContext value={sendProved}>
      {children}
      <Dialog title={proof.title} open={open} onClose={() => settle(false)}>
        {open && (
          <Suspense>
            <Form {...formProps} onProved={() => settle(true)} />
          </Suspense>
        )}
      </Dialog>
    </ApiContext>
  )
}
