import { pointsCopy as copy } from '#content/demo/account.ts'
import { screenNames } from '#content/demo/screens.ts'
import { count } from '#content/demo/format.ts'
import { tierName } from '#content/demo/event-notices.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import { rewards, tiers } from '#shop-model/catalogue.ts'
import { balanceOf, earnedOf, pendingOf, tierOf } from '#shop-model/points.ts'
import { ConfirmAction } from '#web/demo/parts/confirm-action.tsx'
import { RefusalNote } from '#web/demo/parts/fields.tsx'
import { Tag } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'
import { PointsHistory } from './points-history.tsx'

export const meta = () => screenMeta(screenNames.points)

export default function Points() {
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      <Balance />
      <Steps />
      <Rewards />
      <Coupons />
      <PointsHistory />
    </Screen>
  )
}

function Balance() {
  const { state } = useDemo()
  const pending = pendingOf(state)
  return (
    <Panel tone="loud" className="account-balance">
      <p className="account-balance-figure">
        <b>{count(balanceOf(state))}</b> {copy.balance}
      </p>
      {pending > 0 && <p>{copy.pending(pending)}</p>}
    </Panel>
  )
}

/** Tiers depend on points earned, so spending points never lowers a tier. */
function Steps() {
  const { state } = useDemo()
  const { id: here, next, toNext } = tierOf(state)
  const earned = earnedOf(state)
  const goal = tiers.find((tier) => tier.id === next)?.from
  return (
    <Panel title={copy.tiers}>
      <ol className="account-steps">
        {tiers.map(({ id, from }) => (
          <li key={id} data-here={id === here || undefined} aria-current={id === here ? 'step' : undefined}>
            <b>{tierName(id)}</b>
            <span>{copy.tierFrom(from)}</span>
            <span>{copy.tierBrings[id]}</span>
            {id === here && <Tag tone="live">{copy.here}</Tag>}
          </li>
        ))}
      </ol>
      {next && goal ? (
        <p className="account-progress">
          <progress max={goal} value={earned} aria-label={copy.toNext(toNext, tierName(next))} />
          {copy.toNext(toNext, tierName(next))}
        </p>
      ) : (
        <p>{copy.top}</p>
      )}
    </Panel>
  )
}

function Rewards() {
  const { dispatch, refusalOf } = useDemo()
  return (
    <Panel title={copy.rewards}>
      <ul className="account-rewards">
        {rewards.map(({ id, takes }) => {
          const refusal = refusalOf({ type: 'reward.redeem', reward: id })
          return (
            <li key={id}>
              <p>
                <b>{copy.rewardNames[id]}</b> <span>{copy.takes(takes)}</span>
              </p>
              {refusal ? (
                <RefusalNote>{refusalSentence(refusal)}</RefusalNote>
              ) : (
                <ConfirmAction
                  label={copy.redeem}
                  question={copy.redeemAsk(takes)}
                  note={copy.redeemNote}
                  yes={copy.redeemYes}
                  no={copy.redeemNo}
                  onYes={() => dispatch({ type: 'reward.redeem', reward: id })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Coupons() {
  const { state } = useDemo()
  if (state.coupons.length === 0) return null
  return (
    <Panel title={copy.coupons}>
      <ul className="account-coupons">
        {state.coupons.map(({ id, reward, usedIn }) => (
          <li key={id} data-used={usedIn === undefined ? undefined : true}>
            <b>{copy.rewardNames[reward]}</b>
            <span>{usedIn === undefined ? copy.couponReady : copy.couponUsed(usedIn)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
