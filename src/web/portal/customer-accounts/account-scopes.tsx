import { customerAccounts as copy } from '#content/portal/customer-accounts.ts'
import type { AccountSettings } from '#contract/account/settings-shapes.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { ConnectFirst } from './connect-first.tsx'

/** What customer accounts may do at the store, each with its reason, and the way to allow what is missing. */
export function AccountScopes({ settings }: { settings: AccountSettings }) {
  const mayChange = usePortal().may('apps:activate')
  const { run, busy } = useApiAction()
  const ask = async () => {
    const answer = await run('askAccountScopes', {}, { failed: copy.scopes.failed })
    if (answer) location.assign(answer.url)
  }
  return (
    <section className="accounts-scopes">
      <h3>{copy.scopes.title}</h3>
      <ul>
        {settings.scopes.map(({ scope, is_granted: isGranted }) => (
          <li key={scope} data-done={isGranted || undefined}>
            <Icon name={isGranted ? 'check' : 'warning'} size={16} />
            <p>
              <b className="typed">{scope}</b>{' '}
              <span>{isGranted ? copy.scopes.granted : copy.scopes.missing}</span>
              <br />
              {copy.scopes.why[scope]}
            </p>
          </li>
        ))}
      </ul>
      {settings.needs === 'connect' && <ConnectFirst />}
      {settings.needs === 'scopes' && mayChange && (
        <Button type="button" busy={busy} onClick={() => void ask()}>
          {busy ? copy.scopes.asking : copy.scopes.ask}
        </Button>
      )}
      {settings.needs !== 'connect' && <p className="caption">{signInText(settings.has_shopify_sign_in)}</p>}
    </section>
  )
}

function signInText(has: boolean | null): string {
  const { yes, no, unknown } = copy.shopifySignIn
  if (has === null) return unknown
  return has ? yes : no
}
