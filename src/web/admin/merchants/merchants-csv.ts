import { merchantQuery } from '#contract/staff/shapes.ts'
import { exportMerchants, sizeOfExport } from '#domain/merchants/export-merchants.ts'
import { csvStream } from '../csv-stream.server.ts'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/merchants-csv.ts'

/** The list as the address filters and sorts it, all pages of it. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = merchantQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  return csvStream('merchants.csv', exportMerchants(staff, query), await sizeOfExport(staff, query))
}
