import { Link, redirect } from 'react-router'
import { documentsPanel as copy, statementPage } from '#content/portal/billing.ts'
import { pages } from '#content/shared/pages.ts'
import { DomainError } from '#domain/domain-error.ts'
import { readDocument } from '#domain/money/documents/read-documents.ts'
import { dateText } from '#rules/zone-text.ts'
import { headOf } from '#web/document-head.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { requireBilling } from '../require-billing.server.ts'
import type { Route } from './+types/route.ts'
import '../document.css'

interface Snapshot {
  title: string
  issuedOn: string
  service: string
  facts: [string, string][]
  seller: { name: string; address: string; countryName: string; taxIdName: string; taxNumber: string } | null
  buyer: { name: string; address: string; taxIdName: string; taxId: string; countryName: string }
  isExample: boolean
  lines: { text: string; quantity: string; price: string; amount: string }[]
  totals: [string, string][]
  wallet?: [string, string, string][]
  notes: string[]
}

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  headOf({ ...pages.billing, title: data?.title ?? pages.billing.title })

/** As it was issued, from the snapshot alone. The printed page is the file to keep. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireBilling(args)
  const { kind, snapshot, sha256 } = await readDocument(merchant, args.params.id).catch((error: unknown) => {
    // An address of no document leads to the list.
    throw error instanceof DomainError ? redirect(`${pages.billing.path}#documents`) : error
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- issueDocument alone writes this column
  return { ...(snapshot as unknown as Snapshot), kind, sha256 }
}

export default function IssuedDocument({ loaderData: data }: Route.ComponentProps) {
  const { title, kind, issuedOn, seller, buyer, lines, totals, notes, sha256 } = data
  return (
    <div className="wrap document-page">
      <div className="document-actions">
        <Link className="text-link" to={`${pages.billing.path}#documents`}>
          {statementPage.back}
        </Link>
        <Button variant="secondary" size="small" onClick={() => print()}>
          {statementPage.print}
        </Button>
      </div>
      <article className="document-sheet">
        <header>
          <h1>
            {copy.kinds[kind] ?? kind} {title}
          </h1>
          <p>{data.service}</p>
          <p>
            {copy.issued} {dateText(issuedOn)}
          </p>
          {data.facts.map(([label, value]) => (
            <p key={label}>
              {label}: {value}
            </p>
          ))}
          {data.isExample && <p>{copy.example}</p>}
        </header>
        <div className="document-parties">
          <section>
            <h2>{copy.seller}</h2>
            <p>
              {seller
                ? `${seller.name}\n${seller.address}\n${seller.countryName}\n${seller.taxIdName} ${seller.taxNumber}`
                : copy.noSeller}
            </p>
          </section>
          <section>
            <h2>{copy.buyer}</h2>
            <p>
              {[
                buyer.name,
                buyer.address,
                buyer.countryName,
                buyer.taxId && `${buyer.taxIdName} ${buyer.taxId}`,
              ]
                .filter(Boolean)
                .join('\n')}
            </p>
          </section>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where a sum is wider than the screen */}
        <section className="document-scroll" aria-label={copy.caption} tabIndex={0}>
          <table className="document-lines">
            <thead>
              <tr>
                <th scope="col">{copy.line}</th>
                <th scope="col" data-kind="number">
                  {copy.quantity}
                </th>
                <th scope="col" data-kind="number">
                  {copy.price}
                </th>
                <th scope="col" data-kind="number">
                  {copy.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ text, quantity, price, amount }) => (
                <tr key={text}>
                  <td>{text}</td>
                  <td data-kind="number">{quantity}</td>
                  <td data-kind="number">{price}</td>
                  <td data-kind="number">{amount}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {totals.map(([label, sum]) => (
                <tr key={label}>
                  <th scope="row" colSpan={3}>
                    {label}
                  </th>
                  <td data-kind="number">{sum}</td>
                </tr>
              ))}
            </tfoot>
          </table>
        </section>
        {data.wallet && <WalletTable rows={data.wallet} />}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="document-hash">
          {copy.hash}: {sha256}
        </p>
      </article>
    </div>
  )
}

/** The wallet in the month, paid money and free credit apart. */
function WalletTable({ rows }: { rows: readonly [string, string, string][] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where a sum is wider than the screen
    <section className="document-scroll" aria-label={copy.wallet} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.wallet}</th>
            <th scope="col" data-kind="number">
              {copy.paidMoney}
            </th>
            <th scope="col" data-kind="number">
              {copy.freeCredit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, paid, free], place) => (
            <tr key={label} data-balance={place === 0 || place === rows.length - 1 ? '' : undefined}>
              <th scope="row">{label}</th>
              <td data-kind="number">{paid}</td>
              <td data-kind="number">{free}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export { BillingRefused as ErrorBoundary } from '../billing-refused.tsx'
