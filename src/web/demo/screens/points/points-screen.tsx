import { pointsWords as words } from '#content/demo/belongings.ts'
import { screenNames } from '#content/demo/screens.ts'
import { count } from '#content/demo/format.ts'
import { tierName } from '#content/demo/outcomes.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import { rewards, tiers } from '#shop-model/catalogue.ts'
import { balanceOf, earnedOf, pendingOf, tierOf } from '#shop-model/points.ts'
import { Ask } from '#web/demo/parts/ask.tsx'
import { Refused } from '#web/demo/parts/fields.tsx'
import { Tag } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { screenMeta } from '../screen-meta.ts'
import { PointsLedger } from './points-ledger.tsx'

export const meta = () => screenMeta(screenNames.points)

export default function Points() {
  return (
    <Screen title={words.title} lead={words.lead} kind="block">
      <Balance />
      <Steps />
      <Rewards />
      <Coupons />
      <PointsLedger />
    </Screen>
  )
}

function Balance() {
  const { state } = useDemo()
  const pending = pendingOf(state)
  return (
    <Panel tone="loud" className="account-balance">
      <p className="account-balance-figure">
        <b>{count(balanceOf(state))}</b> {words.balance}
      </p>
      {pending > 0 && <p>{words.pending(pending)}</p>}
    </Panel>
  )
}

/** The tiers as steps. What counts is what was earned, so spending never takes one away. */
function Steps() {
  const { state } = useDemo()
  const { id: here, next, toNext } = tierOf(state)
  const earned = earnedOf(state)
  const goal = tiers.find((tier) => tier.id === next)?.from
  return (
    <Panel title={words.tiers}>
      <ol className="account-steps">
        {tiers.map(({ id, from }) => (
          <li key={id} data-here={id === here || undefined} aria-current={id === here ? 'step' : undefined}>
            <b>{tierName(id)}</b>
            <span>{words.tierFrom(from)}</span>
            <span>{words.tierBrings[id]}</span>
            {id === here && <Tag tone="live">{words.here}</Tag>}
          </li>
        ))}
      </ol>
      {next && goal ? (
        <p className="account-progress">
          <progress max={goal} value={earned} aria-label={words.toNext(toNext, tierName(next))} />
          {words.toNext(toNext, tierName(next))}
        </p>
      ) : (
        <p>{words.top}</p>
      )}
    </Panel>
  )
}

function Rewards() {
  const { act, refusalOf } = useDemo()
  return (
    <Panel title={words.rewards}>
      <ul className="account-rewards">
        {rewards.map(({ id, takes }) => {
          const refusal = refusalOf({ type: 'reward.redeem', reward: id })
          return (
            <li key={id}>
              <p>
                <b>{words.rewardNames[id]}</b> <span>{words.takes(takes)}</span>
              </p>
              {refusal ? (
                <Refused>{refusalSentence(refusal)}</Refused>
              ) : (
                <Ask
                  label={words.redeem}
                  question={words.redeemAsk(takes)}
                  note={words.redeemNote}
                  yes={words.redeemYes}
                  no={words.redeemNo}
                  onYes={() => act({ type: 'reward.redeem', reward: id })}
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
    <Panel title={words.coupons}>
      <ul className="account-coupons">
        {state.coupons.map(({ id, reward, usedIn }) => (
          <li key={id} data-used={usedIn === undefined ? undefined : true}>
            <b>{words.rewardNames[reward]}</b>
            <span>{usedIn === undefined ? words.couponReady : words.couponUsed(usedIn)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
