import { partCopy } from '#content/account/live.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import type { AccountPart } from '../account-state.ts'
import { useAccountContext } from '../use-account.ts'
import { Action, Actions } from './action.tsx'

/** The place of what is on its way. */
export function WaitingPanel() {
  return (
    <div className="account-waiting" aria-busy="true">
      <output className="visually-hidden">{partCopy.waiting}</output>
      <span />
      <span />
      <span />
    </div>
  )
}

/** The source did not answer, and nothing is known from before. */
export function PartProblem({ part, title, problem }: { part: AccountPart; title: string; problem: string }) {
  return (
    <section className="account-panel account-problem" data-tone="tint" role="alert">
      <p>
        <b>{title}</b>
      </p>
      <p>{problem}</p>
      <Actions>
        <Again part={part} />
      </Actions>
    </section>
  )
}

/** The source does not answer; below is what was known. */
export function StaleBanner({ part }: { part: AccountPart }) {
  return (
    <div className="account-stale">
      <Icon name="warning" size={16} />
      <output>{partCopy.stale}</output>
      <Again part={part} />
    </div>
  )
}

function Again({ part }: { part: AccountPart }) {
  const { need } = useAccountContext().store
  return <Action onClick={() => need?.(part)}>{partCopy.again}</Action>
}
