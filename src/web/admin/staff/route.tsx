import { useState } from 'react'
import { staffPage as copy } from '#content/admin/staff.ts'
import { pages } from '#content/shared/pages.ts'
import { listStaff } from '#domain/staff/list-staff.ts'
import { headOf } from '#web/document-head.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { columnsOf } from './staff-columns.tsx'
import { type StaffAct, StaffDialog } from './staff-dialog.tsx'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  return { staff: await listStaff(await requireStaff(args)) }
}

export default function Staff({ loaderData: { staff } }: Route.ComponentProps) {
  const [asked, setAsked] = useState<StaffAct>()
  return (
    <div className="wrap">
      <PageHead heading={copy.heading} lead={copy.lead} />
      <DataTable
        caption={copy.caption}
        columns={columnsOf(setAsked)}
        rows={staff}
        rowKey={({ id }) => id}
        empty={copy.none}
      />
      <p className="admin-pages">{copy.note}</p>
      <StaffDialog asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  )
}
