import { dashboardCopy } from '#content/portal/dashboard.ts'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { saveFile } from '#web/client/files/save-file.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'

const { requests: copy } = dashboardCopy

/** Files that shoppers asked for. The merchant sends them on. */
export function DataRequests({ requests }: Pick<DashboardView, 'requests'>) {
  if (requests.length === 0) return null
  const download = async (id: string, shop: string) => {
    const result = await merchantApi('storeDataFile', { id })
    if (result.ok) saveFile(copy.file(shop), JSON.stringify(result.data.data, null, 2), 'application/json')
  }
  return (
    <section className="wrap dashboard-requests" aria-labelledby="dashboard-requests">
      <h3 id="dashboard-requests">{copy.title}</h3>
      <p>{copy.text}</p>
      <ul>
        {requests.map(({ id, shop, created_at: createdAt, expires_at: expiresAt }) => (
          <li key={id}>
            <span className="typed">{shop}</span> <FormattedDate at={createdAt} precision="day" />.{' '}
            {copy.until} <FormattedDate at={expiresAt} precision="day" />
            <Button size="small" variant="secondary" onClick={() => void download(id, shop)}>
              {copy.action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
