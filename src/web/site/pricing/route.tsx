import { pages } from '#content/shared/pages.ts'
import { pricingPage as copy } from '#content/site/pricing.ts'
import { estimateOf, rateTable, worked } from '#content/site/rate-table.ts'
import { readPublicRates } from '#domain/money/rates/read-public-rates.ts'
import { headOf } from '#web/document-head.ts'
import { DataTable } from '#web/kit/data/data-table.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { Receipt } from '#web/kit/print/receipt.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import { ClosingStrip } from '#web/site/parts/closing-strip.tsx'
import { LookAround } from '#web/site/parts/look-around.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { RecordPage, RecordSection } from '#web/site/parts/record-page.tsx'
import type { Route } from './+types/route.ts'
import { Estimator } from './estimator.tsx'
import './pricing.css'

export const handle = { document: true, inlineStyle: true }
export const meta = () => headOf(pages.pricing)

/** Rendered for each visitor, because the rates are rows of the database and may change on any day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const rates = await readPublicRates(context.get(requestContext))
  return {
    isExample: rates.isExample,
    table: rateTable(rates),
    estimate: estimateOf(rates, new URL(request.url).searchParams),
    bills: worked(rates),
  }
}

export default function Pricing({ loaderData: { isExample, table, estimate, bills } }: Route.ComponentProps) {
  return (
    <SiteLayout>
      <RecordPage heading={copy.heading} lead={copy.lead} surface="canary">
        <PlanSection />
        <RatesSection table={table} isExample={isExample} />
        <RecordSection id="estimate" heading={copy.estimate.heading} lead={copy.estimate.text}>
          <Estimator estimate={estimate} />
        </RecordSection>
        <RecordSection id="bills" heading={copy.bills.heading} lead={copy.bills.text}>
          <ul className="pricing-bills">
            {bills.map(({ title, note, lines, total }) => (
              <li key={title}>
                <Receipt
                  edge="square"
                  head={
                    <>
                      <h3>{title}</h3>
                      <p>{note}</p>
                    </>
                  }
                  lines={lines}
                  total={{ label: copy.bills.total, amount: total }}
                />
              </li>
            ))}
          </ul>
        </RecordSection>
        <RecordSection id="wallet" heading={copy.wallet.heading} layout="beside">
          <ul className="pricing-points">
            {copy.wallet.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </RecordSection>
        <RecordSection id="leaving" heading={copy.leaving.heading} layout="beside">
          <LinkedText paragraphs={copy.leaving.text} />
        </RecordSection>
      </RecordPage>
      <ClosingStrip copy={copy.closing} />
    </SiteLayout>
  )
}

function PlanSection() {
  const { plan } = copy
  return (
    <RecordSection id="plan" heading={plan.heading}>
      <div className="pricing-plan">
        <div className="pricing-plan-price">
          <p className="pricing-figure">{plan.price}</p>
          <p className="lead">
            {plan.per} <span data-rupees={plan.dollars} hidden />
          </p>
          <p>{plan.trial}</p>
          <ButtonLink href={plan.start.href}>{plan.start.label}</ButtonLink>
          <p className="caption">{plan.next}</p>
          <LookAround from="pricing" />
        </div>
        <div>
          <h3>{plan.withinHeading}</h3>
          <ul className="pricing-points">
            {plan.within.map((point) => (
              <li key={point}>
                <LinkedWords text={point} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{plan.withoutHeading}</h3>
          <ul className="pricing-points">
            {plan.without.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </RecordSection>
  )
}

interface RatesSectionProps {
  table: ReturnType<typeof rateTable>
  isExample: boolean
}

function RatesSection({ table: { kinds, rows, coming, validFrom }, isExample }: RatesSectionProps) {
  const { rates } = copy
  return (
    <RecordSection id="rates" heading={rates.heading} lead={rates.text}>
      {isExample && <p className="pricing-example">{rates.example}</p>}
      <div className="pricing-rates">
        <DataTable
          caption={rates.caption}
          rows={rows}
          rowKey={({ code }) => code}
          empty=""
          columns={[
            { key: 'country', label: rates.country, kind: 'title', cell: ({ country }) => country },
            ...kinds.map(({ id, name }, index) => ({
              key: id,
              label: name,
              kind: 'typed' as const,
              cell: ({ prices }: (typeof rows)[number]) => prices[index],
            })),
          ]}
        />
        <p>
          {rates.since} <Day of={validFrom} />. {rates.notice}
        </p>
        {coming.length > 0 && (
          <>
            <h3>{rates.comingHeading}</h3>
            <ul className="pricing-points">
              {coming.map(({ what, price, startsOn }) => (
                <li key={`${startsOn} ${what}`}>
                  {what}: <b>{price}</b> {rates.from} <Day of={startsOn} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </RecordSection>
  )
}

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const Day = ({ of }: { of: string }) => (
  <time dateTime={of}>{dayWords.format(new Date(`${of}T00:00:00Z`))}</time>
)
