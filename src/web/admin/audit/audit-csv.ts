import { auditQuery } from '#contract/staff/shapes.ts'
import { exportAudit } from '#domain/reports/search-audit.ts'
import { csvStream } from '../csv-stream.server.ts'
import { requireStaff } from '../guard.server.ts'
import { readerZone } from '../reader-zone.ts'
import type { Route } from './+types/audit-csv.ts'

/** The list as the address filters it, all pages of it. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = auditQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  return csvStream('audit.csv', exportAudit(staff, query, readerZone(args.request)))
}
