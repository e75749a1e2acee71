import { pointsCopy as copy } from '#content/account/account.ts'
import { count } from '#content/account/format.ts'
import type { PointsEntry } from '#shop-model/state.ts'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'

const signed = (points: number) => (points < 0 ? `−${count(-points)}` : `+${count(points)}`)

const bookedIn = (entries: readonly PointsEntry[]) =>
  entries.reduce((sum, { points, isPending }) => (isPending ? sum : sum + points), 0)

/** Newest first, with the balance after each entry. Pending entries do not count yet. */
export function PointsHistory() {
  const { format } = useAccount()
  const lines = usePlayed()
    .points.map((entry, index, all) => ({ ...entry, balance: bookedIn(all.slice(0, index + 1)) }))
    .toReversed()
  const [day, what, points, after] = copy.historyHead
  return (
    <Panel title={copy.history}>
      <table className="account-points-history">
        <thead>
          <tr>
            <th scope="col">{day}</th>
            <th scope="col">{what}</th>
            <th scope="col">{points}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, at, kind, ref, points: moved, isPending, balance: left }) => (
            <tr key={id} data-waiting={isPending || undefined}>
              <td>{format.dayOf(at)}</td>
              <td>{copy.entries[kind](ref)}</td>
              <td>{signed(moved)}</td>
              <td>{isPending ? copy.waiting : count(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
