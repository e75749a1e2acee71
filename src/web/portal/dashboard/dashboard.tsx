import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import { dashboardPeriods } from '#contract/dashboard/periods.ts'
import type { DashboardGroup, DashboardView } from '#contract/dashboard/shapes.ts'
import { csvOf } from '#rules/csv.ts'
import { saveFile } from '#web/client/files/save-file.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { DataRequests } from './data-requests.tsx'
import { dayRows } from './day-rows.ts'
import { GroupFigures } from './group-figures.tsx'
import { StoreState } from './store-state.tsx'
import { TodayFigures } from './today-figures.tsx'
import { useDashboard } from './use-dashboard.ts'
import './dashboard.css'

interface DashboardProps {
  first: DashboardView
  heading: string
}

/** What the merchant's stores sold: today, over a period, and day by day; each figure real, or the reason why not. */
export function Dashboard({ first, heading }: DashboardProps) {
  const { view, busy, choose } = useDashboard(first)
  const { stores, groups, days } = view
  const canShow = groups.length > 0
  return (
    <section className="dashboard" aria-labelledby="dashboard" aria-busy={busy}>
      <h2 id="dashboard" className="wrap dashboard-title">
        {heading}
      </h2>
      {groups.filter(knowsToday).map((group) => (
        <TodayFigures key={group.currency} group={group} isOnly={groups.length === 1} />
      ))}
      <div className="wrap dashboard-stores">
        {stores.map((store) => (
          <StoreState key={store.outlet_id} store={store} isAlone={stores.length === 1} />
        ))}
      </div>
      <div className="wrap dashboard-choices">
        <RadioCells
          legend={copy.scope.legend}
          variant="strip"
          cells={[
            { value: 'one', title: copy.scope.one },
            { value: 'all', title: copy.scope.all },
          ]}
          value={view.is_all ? 'all' : 'one'}
          onChange={(value) => void choose({ all: value === 'all' })}
        />
        <RadioCells
          legend={copy.period.legend}
          variant="strip"
          cells={dashboardPeriods.map((count) => ({
            value: String(count),
            title: copy.period.days(count),
          }))}
          value={String(days)}
          onChange={(value) => void choose({ days: Number(value) })}
        />
      </div>
      {groups.map((group) => (
        <GroupFigures key={group.currency} group={group} days={days} isOnly={groups.length === 1} />
      ))}
      <DataRequests requests={view.requests} />
      {canShow && (
        <div className="wrap dashboard-actions">
          <Button variant="secondary" size="small" onClick={() => saveCsv(view)}>
            {copy.csv.action}
          </Button>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A store that was lost tells us of no order: no figure is better than nought. */
const knowsToday = ({ days }: DashboardGroup) => days.at(-1)?.is_known ?? false

function saveCsv({ groups, days }: DashboardView): void {
  saveFile(copy.csv.file(days), csvOf(dayRows(groups)), 'text/csv')
}
