import { exportEvents } from '#domain/reports/numbers.ts'
import { csvStream } from '#web/admin/csv-stream.server.ts'
import { requireStaff } from '#web/admin/guard.server.ts'
import { readerZone } from '#web/admin/reader-zone.ts'
import type { Route } from './+types/events-csv.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const search = new URL(args.request.url).searchParams.get('search') ?? ''
  return csvStream('events.csv', exportEvents(staff, search, readerZone(args.request)))
}
