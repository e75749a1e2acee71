import { pages } from '#content/shared/pages.ts'
import { bills, isExample, pricingPage as copy, rateTable, thousand } from '#content/site/pricing.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import { ClosingStrip } from '#web/site/parts/closing-strip.tsx'
import { Badge } from '#web/kit/data/badge.tsx'
import './pricing.css'

export const handle = { document: true }
export const meta = () => headOf(pages.pricing)

export default function Pricing() {
  return (
    <SiteLayout>
      <div className="pricing wrap">
        <header className="pricing-head">
          <h1>{copy.heading}.</h1>
          <p className="lead">
            <LinkedWords text={copy.lead} />
          </p>
          {isExample && <p className="pricing-note">{copy.exampleNote}</p>}
        </header>
        <PlanPart />
        <section aria-labelledby="rates">
          <h2 id="rates">{copy.rates.heading}</h2>
          <p>
            {copy.rates.date} <time dateTime={rateTable.validFrom}>{rateTable.validFrom}</time>.{' '}
            {copy.rates.text}
          </p>
          <Figures
            caption={copy.rates.caption}
            head={rateTable.head}
            rows={rateTable.rows.map(({ country, cells }) => [country, ...cells])}
          />
        </section>
        <section aria-labelledby="estimate">
          <h2 id="estimate">{copy.estimate.heading}</h2>
          <p>{copy.estimate.text}</p>
          <Figures
            caption={copy.estimate.caption}
            head={copy.estimate.head}
            rows={thousand.map(({ country, whatsapp, email }) => [country, whatsapp, email])}
          />
        </section>
        <BillsPart />
        <section aria-labelledby="wallet">
          <h2 id="wallet">{copy.wallet.heading}</h2>
          <ul className="pricing-points">
            {copy.wallet.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="leaving">
          <h2 id="leaving">{copy.leaving.heading}</h2>
          {copy.leaving.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <a className="text-link" href={copy.leaving.moreHref}>
              {copy.leaving.more}
            </a>
          </p>
        </section>
      </div>
      <ClosingStrip copy={copy.closing} />
    </SiteLayout>
  )
}

const Example = () => isExample && <Badge>{copy.example}</Badge>

function PlanPart() {
  const { plan } = copy
  return (
    <section className="pricing-plan" aria-labelledby="plan">
      <div>
        <h2 id="plan">{plan.heading}</h2>
        <p className="pricing-price">
          {plan.price} <span>{plan.per}</span> <Example />
        </p>
        <ul className="pricing-points">
          {plan.within.map((point) => (
            <li key={point}>{point}</li>
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
    </section>
  )
}

interface FiguresProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A region of its own, so that a small screen scrolls it by keyboard as well. */
function Figures({ caption, head, rows }: FiguresProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className="pricing-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={cell} scope="col">
                {cell} {index > 0 && <Example />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function BillsPart() {
  return (
    <section aria-labelledby="bills">
      <h2 id="bills">
        {copy.bills.heading} <Example />
      </h2>
      <ul className="pricing-bills">
        {bills.map(({ title, note, lines, total }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{note}</p>
            <dl>
              {lines.map(({ text, amount }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
              <div data-total>
                <dt>
                  {copy.bills.total}, {copy.bills.month}
                </dt>
                <dd>{total}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
