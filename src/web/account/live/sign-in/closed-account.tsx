import { liveCopy } from '#content/account/live.ts'
import { Actions } from '../../parts/action.tsx'
import { useAccount } from '../../use-account.ts'

/** The store has disconnected: nothing can be read, and nobody can sign in. */
export function ClosedAccount() {
  const { shopUrl } = useAccount().state
  return (
    <div className="account-screen">
      <header className="account-screen-head">
        <h1 className="account-title" tabIndex={-1}>
          {liveCopy.closedTitle}
        </h1>
        <p>{liveCopy.closedText}</p>
      </header>
      {shopUrl && (
        <Actions>
          <a className="account-action" data-variant="main" href={shopUrl}>
            {liveCopy.toShop}
          </a>
        </Actions>
      )}
    </div>
  )
}
