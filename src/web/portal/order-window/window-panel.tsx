import { customerAccounts } from '#content/portal/customer-accounts.ts'
import { orderWindow as copy } from '#content/portal/order-window.ts'
import type { WindowSettings } from '#contract/account/window-settings-shapes.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { ScopeList } from '../customer-accounts/scope-list.tsx'
import type { AccountLook } from './example-order.tsx'
import { RulesForm } from './rules-form.tsx'

/** The order window of the outlet: what the store allows, the rules, and an example order beside them. */
export function WindowPanel({ settings, look }: { settings: WindowSettings; look: AccountLook }) {
  const { is_on: isOn } = settings.rules
  return (
    <Panel id="window" lit={isOn} state={isOn ? copy.on : copy.off} wide>
      <div className="accounts-panel">
        <WindowScopes settings={settings} />
        <RulesForm settings={settings} look={look} />
      </div>
    </Panel>
  )
}

function WindowScopes({ settings: { scopes, needs } }: { settings: WindowSettings }) {
  const mayChange = usePortal().may('apps:activate')
  const { run, busy } = useApiAction()
  const { scopes: words } = customerAccounts
  const ask = async () => {
    const answer = await run('askWindowScopes', {}, { failed: words.failed })
    if (answer) location.assign(answer.url)
  }
  return (
    <section className="accounts-scopes">
      <h3>{words.title}</h3>
      <ScopeList scopes={scopes} why={copy.why} />
      {needs && <p>{copy.needs[needs]}</p>}
      {needs === 'scopes' && mayChange && (
        <Button type="button" busy={busy} onClick={() => void ask()}>
          {busy ? words.asking : words.ask}
        </Button>
      )}
    </section>
  )
}
