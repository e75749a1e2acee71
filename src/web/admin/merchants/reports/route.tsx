import { activityKind } from '#content/shared/activity.ts'
import { merchantPage, reportsPage as copy, sourceText } from '#content/admin/admin.ts'
import { moduleName } from '#content/admin/module-names.ts'
import { pages } from '#content/shared/pages.ts'
import { reportOnMerchant } from '#domain/merchants/merchant-reports.ts'
import { headOf } from '#web/document-head.ts'
import { BarChart } from '#web/admin/parts/bar-chart.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import { shortDay } from '#web/admin/short-day.ts'
import { readerZone } from '#web/admin/reader-zone.ts'
import type { Route } from './+types/route.ts'

export const meta = () => headOf({ ...pages.adminHome, title: copy.title })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const report = await reportOnMerchant(staff, args.params.id, readerZone(args.request))
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!report) throw new Response(null, { status: 404 })
  return report
}

export default function MerchantReports({ loaderData: report }: Route.ComponentProps) {
  const { weeks, kinds, modules } = copy
  return (
    <div className="wrap">
      <PageHead
        heading={copy.title}
        lead={copy.lead}
        back={{ to: `/admin/merchants/${report.id}`, text: report.name }}
      >
        <KeyValueList
          rows={[
            { term: merchantPage.profile.email, value: report.email },
            { term: copy.joined, value: <FormattedDate at={report.joinedAt} precision="day" /> },
            { term: copy.source, value: sourceText(report.source) || merchantPage.profile.noSource },
          ]}
        />
      </PageHead>
      <div className="admin-charts">
        <BarChart
          {...weeks}
          table={copy.table}
          series={[
            { ink: 'carbon', label: weeks.own },
            { ink: 'stamp', label: weeks.staff },
          ]}
          rows={report.weeks.map(({ week, own, staff }) => ({ key: shortDay(week), values: [own, staff] }))}
        />
        <BarChart
          {...kinds}
          table={copy.table}
          series={[{ ink: 'canary', label: kinds.y }]}
          rows={report.kinds.map(({ action, count }) => ({ key: activityKind(action), values: [count] }))}
        />
        <BarChart
          {...modules}
          noteLabel={modules.which}
          table={copy.table}
          series={[{ ink: 'pink', label: modules.y }]}
          rows={report.modules.map(({ outlet, count, modules: which }) => ({
            key: outlet,
            values: [count],
            note: which.map(moduleName).join(', '),
          }))}
        />
      </div>
    </div>
  )
}
