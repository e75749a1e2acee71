import { useState } from 'react'
import { topUpPanel as copy } from '#content/portal/billing.ts'
import { readSum, unit } from '#rules/money/amounts.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'

interface TopUpPanelProps {
  mayTopUp: boolean
  isAtShopify: boolean
  /** Of a WhatsApp marketing message to the company's country, in millionths; nothing where it is not known. */
  messagePrice: number
  country: string
  /** Those without an address to pay at are under way at a bank. */
  open: readonly { id: string; sum: string; payUrl: string | null }[]
  /** The sum of a top-up that was just declined. */
  refused: string | null
}

const sums = [20, 50, 100, 250] as const
const other = 'other'

export function TopUpPanel({ mayTopUp, isAtShopify, messagePrice, country, open, refused }: TopUpPanelProps) {
  const { may } = usePortal()
  const [chosen, setChosen] = useState('50')
  const buys = (dollars: number) =>
    messagePrice > 0
      ? copy.buys(Math.floor((dollars * unit) / messagePrice).toLocaleString('en-GB'), country)
      : undefined

  const { form, errors, busy } = useApiForm('topUp', {
    schema: async () => (await import('#contract/money/shapes.ts')).topUpInput,
    read: (fields) => ({
      amount: readSum(chosen === other ? textOf(fields, 'amount') : chosen) ?? 0,
      keep_card: fields.get('keep_card') !== null,
    }),
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <Panel id="topUp" state={copy.state}>
      {open.map(({ id, sum, payUrl }) => (
        <p key={id} className="billing-note">
          {payUrl ? copy.waiting(sum) : copy.underWay(sum)}{' '}
          {payUrl && (
            <a className="text-link" href={payUrl}>
              {copy.goOn}
            </a>
          )}
        </p>
      ))}
      {refused && <p className="billing-note">{copy.refused(refused)}</p>}
      {!mayTopUp && <p className="billing-note">{copy.needsPlan}</p>}
      {mayTopUp && may('billing:manage') && (
        <form className="page-form" {...form}>
          <RadioCells
            legend={copy.sum}
            name="sum"
            value={chosen}
            onChange={setChosen}
            variant="list"
            cells={[
              ...sums.map((sum) => ({ value: String(sum), title: `$${sum}`, note: buys(sum) })),
              { value: other, title: copy.otherCell },
            ]}
          />
          {chosen === other && (
            <Field
              name="amount"
              label={copy.other}
              hint={copy.otherHint}
              error={errors.amount}
              inputMode="decimal"
              autoComplete="off"
              required
            />
          )}
          {!isAtShopify && (
            <Checkbox name="keep_card" hint={copy.keepHint}>
              {copy.keep}
            </Checkbox>
          )}
          <p className="billing-note">{copy.tax}</p>
          <Button type="submit" size="large" busy={busy}>
            {busy ? copy.going : isAtShopify ? copy.go.shopify : copy.go.card}
          </Button>
        </form>
      )}
    </Panel>
  )
}
