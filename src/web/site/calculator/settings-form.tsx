import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { commissionLimits, readNumber } from '#rules/commission/settings.ts'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Slider } from '#web/kit/forms/slider.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { TypedNumber } from '#web/kit/forms/typed-number.tsx'
import { count, perCent } from './figures.ts'
import { MoreSettings } from './more-settings.tsx'
import type { SettingsProps } from './settings-props.ts'
import './settings-form.css'

const { form } = commissionCopy

/** The settings. Without a script it is a GET form. */
export function SettingsForm({ settings, onChange }: SettingsProps) {
  return (
    <form
      id="assumptions"
      className="settings-form"
      method="get"
      aria-label={form.name}
      onSubmit={(event) => event.preventDefault()}
    >
      <Rule name="referrals" step={1} {...{ settings, onChange }} />
      <Rule name="growth" step={0.5} {...{ settings, onChange }} />
      <Rule name="churn" step={0.5} {...{ settings, onChange }} />
      <RadioCells
        legend={form.plan}
        name="plan"
        variant="strip"
        cells={[
          { value: 'flat', title: form.plans.flat },
          { value: 'tiers', title: form.plans.tiers },
        ]}
        value={settings.plan}
        onChange={(plan) => onChange({ plan: plan === 'tiers' ? 'tiers' : 'flat' })}
      />
      {settings.plan === 'flat' ? (
        <Rule name="rate" step={1} {...{ settings, onChange }} />
      ) : (
        <Brackets rate={settings.rate} />
      )}
      <Months {...{ settings, onChange }} />
      <MoreSettings {...{ settings, onChange }} />
      <div className="settings-form-submit">
        <Button type="submit" size="large" wide>
          {form.submit}
        </Button>
      </div>
    </form>
  )
}

interface RuleProps extends SettingsProps {
  name: 'referrals' | 'growth' | 'churn' | 'rate'
  /** Of the cursor; typing is finer. */
  step: number
}

function Rule({ name, step, settings, onChange }: RuleProps) {
  const { min, max } = commissionLimits[name]
  const format = name === 'referrals' ? count : perCent
  return (
    <Slider
      label={form[name]}
      {...{ name, min, max, step, format }}
      value={settings[name]}
      onChange={(value) => onChange({ [name]: value })}
      typed={{
        label: form.typed(form[name]),
        read: (text) => readNumber(name, text),
        after: name === 'referrals' ? undefined : '%',
        beyond: form.clamped(format(min), format(max)),
      }}
    />
  )
}

/** Each with its first merchant, which is the one after the last of the bracket before. */
const brackets = commission.tiers.map((tier, index, all) => {
  const before = all[index - 1]
  const from = (before && 'upTo' in before ? before.upTo : 0) + 1
  return { rate: tier.rate, term: 'upTo' in tier ? form.upTo(from, tier.upTo) : form.above(from) }
})

/** Brackets come from the configuration; the visitor's own rate is kept for later. */
function Brackets({ rate }: { rate: number }) {
  return (
    <div className="settings-form-brackets">
      <p>{form.tiers}</p>
      <dl>
        {brackets.map((bracket) => (
          <div key={bracket.rate}>
            <dt>{bracket.term}</dt>
            <dd>{perCent(bracket.rate)}</dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="rate" value={rate} />
    </div>
  )
}

function Months({ settings: { months }, onChange }: SettingsProps) {
  const { min, max } = commissionLimits.months
  return (
    <div className="settings-form-months">
      <RadioCells
        legend={form.months}
        variant="strip"
        cells={commission.horizons.map((value) => ({ value: String(value), title: String(value) }))}
        value={String(months)}
        onChange={(value) => onChange({ months: Number(value) })}
      />
      <TypedNumber
        label={form.typed(form.months)}
        name="months"
        value={months}
        read={(text) => readNumber('months', text)}
        onChange={(value) => onChange({ months: value })}
        beyond={form.clamped(count(min), count(max))}
      />
    </div>
  )
}
