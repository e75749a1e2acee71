import { pages } from '#content/shared/pages.ts'
import { pricingPage } from '#content/site/pricing.ts'
import type { estimateOf } from '#content/site/rate-table.ts'
import { Button } from '#web/kit/forms/button.tsx'

const copy = pricingPage.estimate

interface EstimatorProps {
  estimate: ReturnType<typeof estimateOf>
}

/**
 * The server answers the form; the page's script answers sooner (`script/estimate.ts`). The fields are plain HTML: the
 * style of the kit's would come with every document.
 */
export function Estimator({ estimate }: EstimatorProps) {
  const { country, message, count, most, countries, messages, sum, price, prices } = estimate
  return (
    <form
      className="pricing-estimate"
      action={`${pages.pricing.path}#estimate`}
      data-estimate={JSON.stringify(prices)}
    >
      <div className="pricing-fields">
        <label>
          <span>{copy.country}</span>
          <select name="country" defaultValue={country}>
            <Options of={countries} />
          </select>
        </label>
        <label>
          <span>{copy.message}</span>
          <select name="message" defaultValue={message}>
            <Options of={messages} />
          </select>
        </label>
        <label>
          <span>{copy.count}</span>
          <input
            name="count"
            type="number"
            min={1}
            max={most}
            defaultValue={count}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </label>
      </div>
      <div className="pricing-result">
        <p>{copy.result}</p>
        <output>
          <b data-sum>{sum}</b>
          <span data-of>{copy.of(count.toLocaleString('en-GB'), price)}</span>
        </output>
        <Button type="submit" variant="secondary">
          {copy.action}
        </Button>
      </div>
    </form>
  )
}

const Options = ({ of }: { of: readonly { value: string; text: string }[] }) =>
  of.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
