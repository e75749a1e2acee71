import type { ComponentProps } from 'react'
import { rulesPanel as copy } from '#content/portal/billing.ts'
import { readSum } from '#rules/money/amounts.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'

interface RulesPanelProps {
  rules: {
    alertSum: string
    reserve: string
    autoOn: boolean
    threshold: string
    target: string
    cap: string
    offWhy: 'cap' | 'declined' | 'dispute' | 'refund' | null
    card: { brand: string; last4: string } | null
  }
  isAtShopify: boolean
  isConnected: boolean
  hasUsageLine: boolean
}

export function RulesPanel({ rules, ...store }: RulesPanelProps) {
  const { may } = usePortal()
  if (!may('billing:manage')) {
    return (
      <Panel id="rules" lit={rules.autoOn} state={copy.state(rules.autoOn)}>
        <p>{copy.alertHint}</p>
      </Panel>
    )
  }
  return (
    <Panel id="rules" lit={rules.autoOn} state={copy.state(rules.autoOn)}>
      <SumForm what="setAlerts" label={copy.alertSum} hint={copy.alertHint} value={rules.alertSum} />
      <SumForm what="setReserve" label={copy.reserve} hint={copy.reserveHint} value={rules.reserve} />
      <AutoTopUp rules={rules} {...store} />
    </Panel>
  )
}

interface SumFormProps {
  what: 'setAlerts' | 'setReserve'
  label: string
  hint: string
  value: string
}

function SumForm({ what, label, hint, value }: SumFormProps) {
  const { form, errors, busy } = useApiForm(what, {
    schema: async () => (await import('#contract/money/shapes.ts')).chosenSum,
    read: (fields) => {
      const typed = textOf(fields, 'sum').trim()
      // The schema refuses a sum that cannot be read.
      return { sum: typed === '' ? null : (readSum(typed) ?? -1) }
    },
    texts: () => ({ done: copy.saved, message: () => undefined }),
  })
  return (
    <form className="page-form" {...form}>
      <SumField name="sum" label={label} hint={hint} defaultValue={value} error={errors.sum} />
      <Button type="submit" size="small" variant="secondary" busy={busy}>
        {copy.save}
      </Button>
    </form>
  )
}

function AutoTopUp({ rules, isAtShopify, isConnected, hasUsageLine }: RulesPanelProps) {
  const { auto } = copy
  const { run, busy: isRunning } = useApiAction()
  const { form, errors, busy } = useApiForm('setAutoTopUp', {
    schema: async () => (await import('#contract/money/shapes.ts')).autoTopUpInput,
    read: (fields) => {
      const read = (name: string) => readSum(textOf(fields, `request.${name}`)) ?? 0
      const consent = fields.get('request.consent') !== null
      return { request: { threshold: read('threshold'), target: read('target'), cap: read('cap'), consent } }
    },
    texts: () => ({ done: auto.done, message: () => undefined }),
  })
  const mayStart = isAtShopify ? hasUsageLine : rules.card !== null

  const stop = () => run('setAutoTopUp', { request: null }, { done: auto.stopped, message: () => undefined })
  return (
    <div className="billing-auto">
      <h3>{auto.heading}</h3>
      {rules.offWhy && !rules.autoOn && <p className="billing-note">{auto.why[rules.offWhy]}</p>}
      {rules.card && !isAtShopify && (
        <p className="billing-note">{auto.card(rules.card.brand, rules.card.last4)}</p>
      )}
      {!mayStart && (
        <p className="billing-note">
          {!isAtShopify ? auto.needsCard : isConnected ? auto.needsCap : auto.needsStore}
        </p>
      )}
      {!mayStart && isAtShopify && isConnected && <CapForm />}
      {mayStart && (
        <form className="page-form" {...form}>
          <SumField
            name="request.threshold"
            label={auto.threshold}
            defaultValue={rules.threshold}
            error={errors['request.threshold']}
            required
          />
          <SumField
            name="request.target"
            label={auto.target}
            defaultValue={rules.target}
            error={errors['request.target']}
            required
          />
          <SumField
            name="request.cap"
            label={auto.cap}
            defaultValue={rules.cap}
            error={errors['request.cap']}
            required
          />
          <Checkbox name="request.consent" error={errors['request.consent']} defaultChecked={rules.autoOn}>
            {auto.consent}
          </Checkbox>
          <div className="billing-links">
            <Button type="submit" size="small" busy={busy}>
              {rules.autoOn ? auto.change : auto.on}
            </Button>
            {rules.autoOn && (
              <Button size="small" variant="secondary" busy={isRunning} onClick={() => void stop()}>
                {auto.off}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  )
}

/** Shopify charges nothing by itself before the merchant has approved how much a month. */
function CapForm() {
  const { auto } = copy
  const { form, errors, busy } = useApiForm('startPlan', {
    schema: async () => (await import('#contract/money/shapes.ts')).planInput,
    read: (fields) => ({ cap: readSum(textOf(fields, 'cap')) ?? 0 }),
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <form className="page-form" {...form}>
      <SumField name="cap" label={auto.cap} error={errors.cap} required />
      <Button type="submit" size="small" variant="secondary" busy={busy}>
        {auto.approveCap}
      </Button>
    </form>
  )
}

const SumField = (field: ComponentProps<typeof Field>) => (
  <Field {...field} inputMode="decimal" autoComplete="off" />
)
