import { Link } from 'react-router'
import { customerAccounts } from '#content/portal/customer-accounts.ts'
import { windowMessages as words } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import { orderWindow as copy } from '#content/portal/order-window.ts'
import type { MessageSettings } from '#contract/messages/shapes.ts'
import type { WindowSettings } from '#contract/account/window-settings-shapes.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { ScopeList } from '../customer-accounts/scope-list.tsx'
import type { AccountLook } from './example-order.tsx'
import { RulesForm } from './rules-form.tsx'

interface WindowPanelProps {
  settings: WindowSettings
  look: AccountLook
  messages: MessageSettings
}

/** The order window of the outlet: what the store allows, the rules, and an example order beside them. */
export function WindowPanel({ settings, look, messages }: WindowPanelProps) {
  const { needs, rules } = settings
  const isOn = rules.is_on
  return (
    <Panel id="window" lit={isOn && !needs} state={isOn ? (needs ? copy.paused : copy.on) : copy.off} wide>
      <div className="accounts-panel">
        <WindowScopes settings={settings} />
        <RulesForm settings={settings} look={look} messages={messages} />
        <WindowMessages messages={messages} />
      </div>
    </Panel>
  )
}

/** The channels that tell shoppers of a change, and the price cap. Both are set for all messages. */
function WindowMessages({
  messages: { channels, price_cap: cap, currency },
}: Pick<WindowPanelProps, 'messages'>) {
  return (
    <section className="accounts-scopes">
      <h3>{words.title}</h3>
      <p>
        {words.channels(
          channels.map((channel) => messageNames.inline[channel]),
          cap === null ? null : formatMoney(cap, currency),
        )}{' '}
        <Link className="text-link" to="/merchant/whatsapp/#limits">
          {words.change}
        </Link>
      </p>
    </section>
  )
}

function WindowScopes({ settings: { scopes, needs } }: { settings: WindowSettings }) {
  const mayChange = usePortal().may('apps:activate')
  const { run, busy } = useApiAction()
  const { scopes: texts } = customerAccounts
  const ask = async () => {
    const answer = await run('askWindowScopes', {}, { failed: texts.failed })
    if (answer) location.assign(answer.url)
  }
  return (
    <section className="accounts-scopes">
      <h3>{texts.title}</h3>
      <ScopeList scopes={scopes} why={copy.why} />
      {needs && <p>{copy.needs[needs]}</p>}
      {needs === 'scopes' && mayChange && (
        <Button type="button" busy={busy} onClick={() => void ask()}>
          {busy ? texts.asking : texts.ask}
        </Button>
      )}
    </section>
  )
}
