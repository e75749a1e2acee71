import { templatesPanel as copy } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import type {
  MessageSender,
  MessageSettings,
  MessageTemplate,
  MessageTemplates,
} from '#contract/messages/shapes.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { countryName } from '#rules/money/message-names.ts'
import { restOfWorld } from '#rules/money/rate-card.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { noteOf } from './template-note.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TestForm } from './test-form.tsx'

interface TemplatesPanelProps extends MessageTemplates {
  settings: MessageSettings
  senders: readonly MessageSender[]
}

/** Every text as a shopper reads it, with its approval, its price and its switch. */
export function TemplatesPanel({ templates, currency, country, settings, senders }: TemplatesPanelProps) {
  const used = templates.filter(({ is_used: isUsed }) => isUsed).length
  const mayChange = usePortal().may('apps:activate')
  /** An email costs the same in every country. */
  const hasNumbers = templates.some(({ channel }) => channel !== 'email')
  return (
    <Panel id="templates" lit={used > 0} state={copy.state(used, templates.length)} wide>
      <div className="templates">
        {hasNumbers && (
          <p className="caption">
            {copy.priceCountry(country === restOfWorld ? null : countryName(country))}
          </p>
        )}
        <ul className="templates-list">
          {templates.map((template) => (
            <li key={`${template.event} ${template.channel}`}>
              <TemplateCard
                template={template}
                currency={currency}
                note={noteOf(template, { priceCap: settings.price_cap, senders })}
              />
            </li>
          ))}
        </ul>
        {mayChange && <TestForm templates={templates} own={settings.own} />}
      </div>
    </Panel>
  )
}

interface TemplateCardProps {
  template: MessageTemplate
  currency: string
  note: string | undefined
}

function TemplateCard({ template, currency, note }: TemplateCardProps) {
  const { event, channel, language, state, price, moved_to: movedTo } = template
  const isAlert = state === 'rejected' || state === 'paused' || movedTo !== null
  return (
    <article className="template" data-channel={channel}>
      <header>
        <h3>{messageNames.events[event]}</h3>
        <p className="template-facts">
          <Badge>{messageNames.channels[channel]}</Badge>
          <Badge>{copy.language[language] ?? language}</Badge>
          <Badge tone={isAlert ? 'alert' : 'plain'}>{stateOf(template)}</Badge>
        </p>
      </header>
      <TemplatePreview template={template} />
      <footer>
        <p className="typed">{price === null ? copy.noPrice : copy.price(formatMoney(price, currency))}</p>
        {note && <p className="template-note">{note}</p>}
        {event === 'sign_in_code' && channel === 'email' ? (
          <p className="template-note">{copy.notes.always}</p>
        ) : (
          <TemplateSwitch template={template} />
        )}
      </footer>
    </article>
  )
}

function stateOf({ state, moved_to: movedTo }: MessageTemplate): string {
  if (state === null) return copy.noApproval
  return movedTo === null ? copy.states[state] : copy.moved(movedTo)
}

function TemplateSwitch({ template: { event, channel, is_on: isOn } }: Pick<TemplateCardProps, 'template'>) {
  const mayChange = usePortal().may('apps:activate')
  const { run, busy } = useApiAction()
  // It is not disabled meanwhile: that would take the focus away.
  const change = (isChecked: boolean) => {
    if (busy) return
    void run(
      'switchMessageTemplate',
      { event, channel, is_on: isChecked },
      { done: isChecked ? copy.switched.on : copy.switched.off, message: () => undefined },
    )
  }
  return (
    <Checkbox
      checked={isOn}
      disabled={!mayChange}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    >
      {copy.isOn(channel)}
      <span className="visually-hidden">{copy.isOnHidden(event)}</span>
    </Checkbox>
  )
}
