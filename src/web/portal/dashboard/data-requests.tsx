import { dashboardCopy } from '#content/portal/dashboard.ts'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { saveFile } from '#web/client/files/save-file.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'

const { requests: copy } = dashboardCopy

type Request = DashboardView['requests'][number]

/** Files that shoppers asked for. The merchant sends them on. */
export function DataRequests({ requests }: Pick<DashboardView, 'requests'>) {
  if (requests.length === 0) return null
  const download = async ({ id, shop, customer, created_at: at }: Request) => {
    const result = await merchantApi('storeDataFile', { id })
    if (!result.ok) return
    saveFile(copy.file(shop, customer, at), JSON.stringify(result.data.data, null, 2), 'application/json')
  }
  return (
    <section className="wrap dashboard-requests" aria-labelledby="dashboard-requests">
      <h3 id="dashboard-requests">{copy.title}</h3>
      <p>{copy.text}</p>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <span className="typed">{request.shop}</span> {copy.customer(request.customer)},{' '}
            <FormattedDate at={request.created_at} />. {copy.until}{' '}
            <FormattedDate at={request.expires_at} precision="day" />
            <Button size="small" variant="secondary" onClick={() => void download(request)}>
              {copy.action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
