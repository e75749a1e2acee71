import { liveCopy } from '#content/account/live.ts'
import { useAccount } from '../use-account.ts'
import { Actions } from './action.tsx'

export function NoOrders() {
  const { shopUrl } = useAccount().state
  return (
    <>
      <p>
        <b>{liveCopy.noOrders}</b> {liveCopy.noOrdersHint}
      </p>
      {shopUrl && (
        <Actions>
          <a className="account-action" data-variant="main" href={shopUrl}>
            {liveCopy.toShop}
          </a>
        </Actions>
      )}
    </>
  )
}
