import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { orderWindow as copy } from '#content/portal/order-window.ts'
import type { WindowRules, WindowSettings } from '#contract/account/window-settings-shapes.ts'
import type { MessageSettings } from '#contract/messages/shapes.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { type AccountLook, ExampleOrder } from './example-order.tsx'
import './order-window.css'

/** As `contract/account/window-settings-shapes.ts` has them, which would bring its validator to the browser. */
const limits = { minutes: 120, holdOut: 50 }

type Switch = { [K in keyof WindowRules]: WindowRules[K] extends boolean ? K : never }[keyof WindowRules]

const acts: readonly [Switch, string][] = [
  ['may_items', copy.items],
  ['may_address', copy.address],
  ['may_cancel', copy.cancel],
]

interface RulesFormProps {
  settings: WindowSettings
  look: AccountLook
  messages: MessageSettings
}

export function RulesForm({ settings, look, messages }: RulesFormProps) {
  const mayChange = usePortal().may('apps:activate')
  const { run, busy } = useApiAction()
  const [rules, setRules] = useState(settings.rules)
  const [minutes, setMinutes] = useState(String(settings.rules.minutes))
  const [holdOut, setHoldOut] = useState(String(settings.rules.hold_out_percent))
  const [cost, setCost] = useState(settings.rules.incident_cost?.toString() ?? '')
  const [tags, setTags] = useState(settings.rules.excluded_tags.join(', '))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const switchOf = (name: Switch) => ({
    checked: rules[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setRules({ ...rules, [name]: currentTarget.checked }),
  })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setErrors({})
    void run(
      'saveOrderWindowRules',
      {
        ...rules,
        minutes: numberIn(minutes),
        hold_out_percent: numberIn(holdOut),
        incident_cost: cost.trim() === '' ? null : Number(cost),
        excluded_tags: tags
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      },
      { done: copy.saved, message: () => undefined, onProblem: ({ fields }) => setErrors(fields ?? {}) },
    )
  }
  const tagsError = Object.entries(errors).find(([name]) => name.startsWith('excluded_tags'))?.[1]
  return (
    <div className="accounts-look">
      <form className="page-form" noValidate onSubmit={save}>
        <fieldset className="accounts-fields" disabled={!mayChange}>
          <Checkbox
            {...switchOf('is_on')}
            disabled={settings.needs !== null && !rules.is_on}
            hint={copy.isOnHint}
          >
            {copy.isOn}
          </Checkbox>
          <FieldGroup>
            <Field
              label={copy.minutes}
              hint={copy.minutesHint(limits.minutes)}
              error={errors.minutes}
              type="number"
              inputMode="numeric"
              min={0}
              max={limits.minutes}
              value={minutes}
              onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
            />
            <Field
              label={copy.tags}
              hint={copy.tagsHint}
              error={tagsError}
              value={tags}
              autoComplete="off"
              onChange={({ currentTarget }) => setTags(currentTarget.value)}
            />
            <Field
              label={copy.holdOut}
              hint={copy.holdOutHint(limits.holdOut)}
              error={errors.hold_out_percent}
              type="number"
              inputMode="numeric"
              min={0}
              max={limits.holdOut}
              value={holdOut}
              onChange={({ currentTarget }) => setHoldOut(currentTarget.value)}
            />
            <Field
              label={copy.cost}
              hint={copy.costHint}
              error={errors.incident_cost}
              type="number"
              inputMode="decimal"
              min={0}
              step="0.01"
              value={cost}
              onChange={({ currentTarget }) => setCost(currentTarget.value)}
            />
          </FieldGroup>
          <fieldset className="window-acts">
            <legend>{copy.may}</legend>
            {acts.map(([name, text]) => (
              <Checkbox key={name} {...switchOf(name)}>
                {text}
              </Checkbox>
            ))}
          </fieldset>
          <Checkbox {...switchOf('asks_cash_confirmation')} hint={copy.cashHint}>
            {copy.cash}
          </Checkbox>
        </fieldset>
        {mayChange ? (
          <Button type="submit" icon="check" busy={busy}>
            {busy ? copy.saving : copy.save}
          </Button>
        ) : (
          <p className="caption">{copy.readOnly}</p>
        )}
      </form>
      <ExampleOrder look={look} messages={messages} rules={{ ...rules, minutes: numberIn(minutes) || 0 }} />
    </div>
  )
}

/** An empty field is no number, which the server refuses. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
