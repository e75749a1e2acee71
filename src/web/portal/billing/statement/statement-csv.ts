import { statementQuery } from '#contract/money/shapes.ts'
import { exportStatement } from '#domain/money/wallet/export-statement.ts'
import { requireCompany } from '../../require-company.server.ts'
import type { Route } from './+types/statement-csv.ts'

/** The statement as the address filters it, all of it, written while it is sent. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  const { before: _, ...query } = statementQuery.parse(
    Object.fromEntries(new URL(args.request.url).searchParams),
  )
  const parts = exportStatement(merchant, query)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void parts.return(undefined),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="statement.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
