import { redirect } from 'react-router'
import { billingRefused } from '#content/portal/billing.ts'
import { walletLineKinds } from '#content/shared/money/wallet-line-kinds.ts'
import { pages } from '#content/shared/pages.ts'
import { statementQuery } from '#contract/money/shapes.ts'
import { mayDo } from '#contract/people/roles.ts'
import { listAdministrators } from '#domain/company/list-administrators.ts'
import { exportStatement } from '#domain/money/wallet/export-statement.ts'
import { isReversed } from '#domain/money/wallet/read-statement.ts'
import { requireCompany } from '../../require-company.server.ts'
import type { Route } from './+types/statement-csv.ts'

/** The statement as the address filters it, all of it, written while it is sent. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  if (!mayDo(merchant.session.role, 'billing:view')) {
    const text = `${billingRefused.title}. ${billingRefused.text(await listAdministrators(merchant))}\n`
    return new Response(text, {
      status: 403,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
  const { search, searchParams } = new URL(args.request.url)
  const { before: _, ...query } = statementQuery.parse(Object.fromEntries(searchParams))
  // The page says what is wrong with the days.
  if (isReversed(query)) return redirect(`${pages.billing.path}/statement${search}`)
  const parts = exportStatement(merchant, query, walletLineKinds)
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
