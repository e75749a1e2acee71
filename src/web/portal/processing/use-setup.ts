import { useCallback, useEffect, useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import type { SetupView, SetupRequest } from '#contract/setup/shapes.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'

export interface Sentence {
  title: string
  message: string
}

interface Begun {
  requested: SetupRequest
  view: SetupView
  refused: Sentence | undefined
}

export type Phase = 'working' | 'leaving' | 'failed' | 'grant' | 'claim' | 'done'

/** The state of the set-up, and the actions that continue it. The server keeps the only record of progress. */
export function useSetup({ requested, view: first, refused: refusedBefore }: Begun) {
  const [view, setView] = useState(first)
  const [refused, setRefused] = useState(refusedBefore)
  const [busy, setBusy] = useState<'working' | 'leaving' | undefined>(
    first.next === 'continue' ? 'working' : undefined,
  )

  const settle = useCallback((result: ApiResult<SetupView>) => {
    setBusy(undefined)
    if (result.ok) setView(result.data)
    else setRefused(result.problem ?? browserMessages.unavailable)
  }, [])

  const begin = (act: 'working' | 'leaving') => {
    setBusy(act)
    setRefused(undefined)
  }

  const work = async () => {
    begin('working')
    settle(await doTheRest(requested))
  }

  const leave = async () => {
    begin('leaving')
    const result = view.is_listed
      ? await merchantApi('connectShop', { app: view.app })
      : await merchantApi('startGrant', { shop: view.shop ?? '', app: view.app })
    if (result.ok) location.assign(result.data.url)
    else settle(result)
  }

  /** Connects the store that this browser brought to this company, after a press on a button that names both. */
  const claim = async () => {
    begin('working')
    const result = await merchantApi('claimShop', { app: view.app })
    if (result.ok) settle(await doTheRest(requested))
    else settle(result)
  }

  // Steps that need no approval run by themselves.
  const isOurTurn = first.next === 'continue'
  useEffect(() => {
    if (isOurTurn) void doTheRest(requested).then(settle)
  }, [isOurTurn, requested, settle])

  // The Back button from Shopify restores the page in its busy state; this resets it.
  useEffect(() => {
    const rest = (event: PageTransitionEvent) => event.persisted && setBusy(undefined)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])

  const open = view.next === 'continue' ? 'working' : view.next
  const phase: Phase = busy ?? (refused ? 'failed' : open)
  const moves = { grant: leave, claim, continue: work, done: work }
  return { view, refused, phase, move: moves[view.next] }
}

const doTheRest = (requested: SetupRequest) => merchantApi('continueSetup', requested)
