import { pointsCopy as copy, tierName } from '#content/account/account.ts'
import { count } from '#content/account/format.ts'
import { balanceOf, earnedOf, pendingOf, tierOf } from '#shop-model/points.ts'
import { ConfirmAction } from '#web/account/parts/confirm-action.tsx'
import { RefusalNote } from '#web/account/parts/fields.tsx'
import { Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAccountContext, usePlayed } from '#web/account/use-account.ts'
import { PointsHistory } from './points-history.tsx'

export function Points() {
  // The last sections are below the edge of every picture.
  const { isPicture } = useAccountContext()
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      <Balance />
      <Steps />
      {!isPicture && (
        <>
          <Rewards />
          <Coupons />
          <PointsHistory />
        </>
      )}
    </Screen>
  )
}

function Balance() {
  const state = usePlayed()
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
  const state = usePlayed()
  const { isPicture } = useAccountContext()
  const { id: here } = tierOf(state)
  return (
    <Panel title={copy.tiers}>
      <ol className="account-steps">
        {state.shop.tiers.map(({ id, from }) => (
          <li key={id} data-here={id === here || undefined} aria-current={id === here ? 'step' : undefined}>
            <b>{tierName(id)}</b>
            <span>{copy.tierFrom(from)}</span>
            <span>{copy.tierBrings[id]}</span>
            {id === here && <Tag tone="live">{copy.here}</Tag>}
          </li>
        ))}
      </ol>
      {!isPicture && <NextTier />}
    </Panel>
  )
}

function NextTier() {
  const state = usePlayed()
  const { next, toNext } = tierOf(state)
  const goal = state.shop.tiers.find((tier) => tier.id === next)?.from
  if (!next || !goal) return <p>{copy.top}</p>
  return (
    <p className="account-progress">
      <progress max={goal} value={earnedOf(state)} aria-label={copy.toNext(toNext, tierName(next))} />
      {copy.toNext(toNext, tierName(next))}
    </p>
  )
}

function Rewards() {
  const { refusalOf } = useAccount()
  const { rewards } = usePlayed().shop
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
                <RefusalNote>{refusal.text}</RefusalNote>
              ) : (
                <ConfirmAction
                  label={copy.redeem}
                  question={copy.redeemAsk(takes)}
                  note={copy.redeemNote}
                  yes={copy.redeemYes}
                  no={copy.redeemNo}
                  does={{ type: 'reward.redeem', reward: id }}
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
  const state = usePlayed()
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
