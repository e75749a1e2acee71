import { Link } from 'react-router'
import { customerAccounts as copy } from '#content/portal/customer-accounts.ts'
import { pages } from '#content/shared/pages.ts'

/** Without a connected store there is nothing to set. */
export function ConnectFirst() {
  return (
    <p>
      {copy.scopes.connect}{' '}
      <Link className="text-link" to={pages.apps.path}>
        {copy.scopes.toApps}
      </Link>
    </p>
  )
}
