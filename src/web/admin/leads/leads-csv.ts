import { leadQuery } from '#contract/leads/shapes.ts'
import { exportLeads } from '#domain/leads/export-leads.ts'
import { csvStream } from '../csv-stream.server.ts'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/leads-csv.ts'

/** The list as the address filters it, all pages of it. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = leadQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  return csvStream('leads.csv', exportLeads(staff, query))
}
