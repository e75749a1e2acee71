import { pages } from '#content/shared/pages.ts'
import { pricingPage } from '#content/site/pricing.ts'
import type { estimateOf } from '#content/site/rate-table.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldRow } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

const copy = pricingPage.estimate

interface EstimatorProps {
  estimate: ReturnType<typeof estimateOf>
  isExample: boolean
}

/** The server answers the form; the page's script answers sooner (`script/estimate.ts`). */
export function Estimator({ estimate, isExample }: EstimatorProps) {
  const { country, message, count, most, countries, messages, sum, price, prices } = estimate
  return (
    <form
      className="pricing-estimate"
      action={`${pages.pricing.path}#estimate`}
      data-estimate={JSON.stringify(prices)}
    >
      <FieldRow>
        <Select name="country" label={copy.country} defaultValue={country} options={countries} />
        <Select name="message" label={copy.message} defaultValue={message} options={messages} />
        <Field
          name="count"
          label={copy.count}
          type="number"
          min={1}
          max={most}
          defaultValue={count}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </FieldRow>
      <div className="pricing-result">
        <p>{copy.result}</p>
        <output>
          <b data-sum>{sum}</b>
          <span data-of>{copy.of(count.toLocaleString('en-GB'), price)}</span>
          {isExample && <Badge>{pricingPage.example}</Badge>}
        </output>
        <Button type="submit" variant="secondary">
          {copy.action}
        </Button>
      </div>
    </form>
  )
}
