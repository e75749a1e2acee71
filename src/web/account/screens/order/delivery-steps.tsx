import { orderCopy } from '#content/account/screens.ts'
import type { AccountParcel } from '#web/account/account-state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useAccount } from '#web/account/use-account.ts'

/** The steps of the parcel, each with its time or when it is expected. */
export function DeliverySteps({ steps }: Pick<AccountParcel, 'steps'>) {
  const { state, format } = useAccount()
  return (
    <ol className="account-delivery-steps">
      {steps.map(({ step, at, expected }) => (
        <li key={step} data-done={at !== undefined || undefined}>
          <span className="account-delivery-steps-mark">
            {at !== undefined && <Icon name="check" size={16} />}
          </span>
          <b>{orderCopy.deliverySteps[step]}</b>
          <span className="account-muted">
            {at !== undefined
              ? format.dateTime(at, state.now)
              : expected === undefined
                ? orderCopy.stillDue
                : orderCopy.expected(format.dateTime(expected, state.now))}
          </span>
        </li>
      ))}
    </ol>
  )
}
