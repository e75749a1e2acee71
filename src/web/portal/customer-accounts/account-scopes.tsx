import { customerAccounts as copy } from '#content/portal/customer-accounts.ts'
import type { AccountSettings } from '#contract/account/settings-shapes.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { ConnectFirst } from './connect-first.tsx'
import { ScopeList } from './scope-list.tsx'

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
      <ScopeList scopes={settings.scopes} why={copy.scopes.why} />
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
