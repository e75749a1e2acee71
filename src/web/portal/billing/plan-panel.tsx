import { useState } from 'react'
import { planPanel as copy } from '#content/portal/billing.ts'
import { planText, planWords } from '#content/shared/money/plan-words.ts'
import { pages } from '#content/shared/pages.ts'
import {
  isInPeriod,
  isUnpaid as isUnpaidState,
  mayBeCancelled,
  mayBeKept,
  mayBeStarted,
  type PlanState,
} from '#rules/money/plan-gate.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'

export interface StorePlan {
  outletId: string
  store: string
  isAtShopify: boolean
  isConnected: boolean
  state: PlanState | 'none'
  trialEndsAt: string | null
  periodEndsAt: string | null
  payUrl: string | null
}

interface PlanPanelProps {
  plans: readonly StorePlan[]
  price: string
  /** Of the trial that a first plan begins with. */
  trialDays: number
  /** What starting the plan of the outlet at hand takes at once. */
  paysToday: string | null
  running: number
  /** A trial that has been topped up has no limit any more. */
  hasToppedUp: boolean
}

const tones: Partial<Record<StorePlan['state'], 'alert' | 'chosen'>> = {
  trial: 'chosen',
  active: 'chosen',
  past_due: 'alert',
  frozen: 'alert',
}

/** Each store with its plan, where it is approved, and how it ends. */
export function PlanPanel(props: PlanPanelProps) {
  const { plans, price, trialDays, paysToday, running, hasToppedUp } = props
  return (
    <Panel id="plan" lit={running > 0} state={copy.counted(running, plans.length)}>
      <p className="billing-price">{copy.price(price, trialDays)}</p>
      {plans.length === 0 && <p>{copy.none}</p>}
      <ul className="billing-plans">
        {plans.map((plan) => (
          <PlanOfStore key={plan.outletId} {...{ plan, paysToday, hasToppedUp }} />
        ))}
      </ul>
    </Panel>
  )
}

interface PlanOfStoreProps extends Pick<PlanPanelProps, 'paysToday' | 'hasToppedUp'> {
  plan: StorePlan
}

function PlanOfStore({ plan, paysToday, hasToppedUp }: PlanOfStoreProps) {
  const { outlet, may, switchTo } = usePortal()
  const { run, busy } = useApiAction()
  const [isAsking, setAsking] = useState(false)
  const { store, state, isAtShopify, payUrl } = plan
  const isUnpaid = isUnpaidState(state)
  const isHere = outlet?.id === plan.outletId
  const isStartable = mayBeStarted(state)
  const isKept = mayBeKept(state)
  const words = isKept ? copy.keep : copy.approve
  const mustConnect = isStartable && isAtShopify && !plan.isConnected

  const start = async () => {
    if (busy) return
    const done = await run('startPlan', {})
    if (done) location.assign(done.url)
  }
  const cancel = async () => {
    setAsking(false)
    await run('cancelPlan', {}, { done: copy.cancelled })
  }
  return (
    <li className="billing-plan">
      <div className="billing-plan-head">
        <h3>{store}</h3>
        <Badge tone={tones[state]}>{planWords[state].name}</Badge>
      </div>
      <p>{planText(state, hasToppedUp)}</p>
      <NextDate plan={plan} />
      {isUnpaid && isAtShopify && <p>{copy.atShopify}</p>}
      {!isHere && may('billing:manage') && (
        <p className="billing-note">
          {copy.atOther}{' '}
          <button type="button" className="text-link" onClick={() => void switchTo(plan.outletId)}>
            {copy.switchTo(store)}
          </button>
        </p>
      )}
      {isKept && <p>{isAtShopify ? copy.keep.text.shopify : copy.keep.text.card}</p>}
      {isHere && mustConnect && <p>{copy.connect.text}</p>}
      {isHere && isStartable && !mustConnect && paysToday && <p>{copy.today(paysToday)}</p>}
      {isHere && may('billing:manage') && (
        <div className="billing-links">
          {isUnpaid && payUrl && <ButtonLink href={payUrl}>{copy.pay}</ButtonLink>}
          {mustConnect && <ButtonLink to={pages.apps.path}>{copy.connect.action}</ButtonLink>}
          {isStartable && !mustConnect && (
            <Button busy={busy} onClick={() => void start()}>
              {busy ? copy.opening : isAtShopify ? words.shopify : words.card}
            </Button>
          )}
          {mayBeCancelled(state) && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {copy.cancel}
            </Button>
          )}
        </div>
      )}
      <Question
        title={copy.question.title}
        open={isAsking}
        yes={copy.question.yes}
        no={copy.question.no}
        onYes={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <p>{copy.question.text}</p>
      </Question>
    </li>
  )
}

function NextDate({ plan: { state, trialEndsAt, periodEndsAt } }: { plan: StorePlan }) {
  const at = state === 'trial' ? trialEndsAt : periodEndsAt
  if (!at || !isInPeriod(state)) return null
  const label = state === 'trial' ? copy.trialEnds : state === 'cancelling' ? copy.runsUntil : copy.renews
  return (
    <p className="billing-next">
      {label} <FormattedDate at={at} precision="day" />
    </p>
  )
}
