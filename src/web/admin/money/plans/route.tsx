import { Link } from 'react-router'
import { plansPage as copy } from '#content/admin/money.ts'
import { planWords } from '#content/shared/money/plan-words.ts'
import { pages } from '#content/shared/pages.ts'
import { listPlans } from '#domain/money/staff/read-plan-list.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { stateAt } from '#rules/money/plan-gate.ts'
import { requireStaff } from '#web/admin/guard.server.ts'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { headOf } from '#web/document-head.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { Route } from './+types/route.ts'
import '../money.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const now = staff.clock.now()
  return (await listPlans(staff)).map(({ plan, company, store }) => {
    const state = stateAt(plan, now)
    const until = state === 'trial' ? plan.trialEndsAt : plan.periodEndsAt
    return {
      id: plan.id,
      companyId: plan.companyId,
      company,
      store: store ?? '',
      state: planWords[state].name,
      method: copy.ways[plan.method],
      price: formatMoney(plan.price, plan.currency),
      until: until?.toISOString() ?? '',
    }
  })
}

type Plan = Awaited<ReturnType<typeof loader>>[number]

const columns: Column<Plan>[] = [
  {
    key: 'company',
    label: copy.columns.company,
    kind: 'title',
    cell: ({ companyId, company }) => (
      <Link className="text-link" to={`/admin/money/${companyId}`}>
        {company}
      </Link>
    ),
  },
  { key: 'store', label: copy.columns.store, cell: ({ store }) => store },
  { key: 'state', label: copy.columns.state, cell: ({ state }) => state },
  { key: 'method', label: copy.columns.method, cell: ({ method }) => method },
  { key: 'price', label: copy.columns.price, kind: 'sum', cell: ({ price }) => price },
  {
    key: 'until',
    label: copy.columns.until,
    kind: 'typed',
    cell: ({ until }) => until && <FormattedDate at={until} precision="day" />,
  },
]

export default function Plans({ loaderData: plans }: Route.ComponentProps) {
  return (
    <div className="wrap admin-money">
      <PageHead heading={copy.heading} lead={copy.lead} back={{ to: '/admin/money', text: copy.back }} />
      <DataTable
        caption={copy.heading}
        columns={columns}
        rows={plans}
        rowKey={({ id }) => id}
        empty={copy.none}
      />
    </div>
  )
}
