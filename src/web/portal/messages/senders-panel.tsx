import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { senderPanel as copy } from '#content/portal/messages.ts'
import type { MessageSenders, MessageTemplates, SenderChannel } from '#contract/messages/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { SenderView } from './sender-view.tsx'
import { SmsForm } from './sms-form.tsx'
import { WhatsappForm } from './whatsapp-form.tsx'

interface SendersPanelProps {
  senders: MessageSenders
  templates: MessageTemplates
}

const channels = ['whatsapp', 'sms'] as const

/** The number and the sender: connecting them, and how they stand. */
export function SendersPanel({ senders: { senders, offered }, templates }: SendersPanelProps) {
  const mayChange = usePortal().may('apps:activate')
  const approved = senders.filter(({ state }) => state === 'approved').length
  const waiting = senders
    .filter(
      ({ channel, state }) =>
        state === 'asked' ||
        (state === 'approved' &&
          templates.templates.some((one) => one.channel === channel && one.state === 'submitted')),
    )
    .map(({ channel }) => channel)
  useNews(waiting, mayChange)
  return (
    <Panel id="number" lit={approved > 0} state={copy.state(approved, channels.length)} wide>
      <div className="senders">
        {channels.map((channel) => {
          const sender = senders.find((one) => one.channel === channel)
          return (
            <section key={channel} className="sender" data-channel={channel}>
              <h3>{copy.channel[channel]}</h3>
              {sender && <SenderView sender={sender} mayChange={mayChange} />}
              {!sender && !offered.includes(channel) && <p>{copy.notOffered}</p>}
              {mayChange &&
                offered.includes(channel) &&
                (!sender || sender.state === 'refused') &&
                (channel === 'whatsapp' ? <WhatsappForm before={sender} /> : <SmsForm before={sender} />)}
              {!mayChange && <p className="caption">{copy.readOnly}</p>}
            </section>
          )
        })}
      </div>
    </Panel>
  )
}

const lookEveryMs = 3_000
/** So often the provider is asked; later the page only looks at what its webhooks have said. */
const asks = 20

/** While a provider looks at something, the page looks again every few seconds. */
function useNews(waiting: readonly SenderChannel[], mayAsk: boolean) {
  const { revalidate } = useRevalidator()
  const asked = useRef(0)
  const key = waiting.join()
  useEffect(() => {
    if (key === '') return
    const look = async () => {
      if (document.hidden) return
      asked.current += 1
      if (mayAsk && asked.current <= asks) {
        for (const channel of channels.filter((one) => key.split(',').includes(one))) {
          await merchantApi('checkSender', { channel })
        }
      }
      await revalidate()
    }
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [key, mayAsk, revalidate])
}
