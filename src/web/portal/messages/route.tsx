import { Fragment } from 'react'
import type { messagePanels } from '#content/portal/messages.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { listMessages } from '#domain/messages/list-messages.ts'
import { listStops } from '#domain/messages/stops/list-stops.ts'
import { readMessageSettings } from '#domain/messages/settings.ts'
import { readSenders } from '#domain/messages/senders/read-senders.ts'
import { readTemplates } from '#domain/messages/templates.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { loadWorkspace } from '../module/load-workspace.server.ts'
import { workspaceHeaders, workspaceMeta } from '../module/workspace-document.ts'
import { workspaceOfTab } from '../module/workspace-of-tab.ts'
import { WorkspacePage } from '../module/workspace-page.tsx'
import type { Route } from './+types/route.ts'
import { LimitsPanel } from './limits-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { SendersPanel } from './senders-panel.tsx'
import { StopsPanel } from './stops-panel.tsx'
import { TemplatesPanel } from './templates-panel.tsx'
import { viewOf } from './workspace-view.ts'
import './messages.css'

export const meta = workspaceMeta
export const headers = workspaceHeaders

export async function loader(args: Route.LoaderArgs) {
  const { merchant, place, page } = await loadWorkspace(args)
  const { filter } = viewOf(page.slug)
  const messages = place && {
    senders: await readSenders(merchant, place),
    templates: await readTemplates(merchant, place),
    settings: await readMessageSettings(merchant, place),
    list: await listMessages(merchant, place, { ...filter, state: '', cursor: '' }),
    stops: await listStops(merchant, place, { channel: filter.channel, cursor: '' }),
  }
  return { page, messages }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const own = await workspaceOfTab(served.page)
  return own ? { page: { ...served.page, ...own }, messages: await askMessages(served.page.slug) } : served
}
clientLoader.hydrate = true as const

async function askMessages(slug: ModuleSlug) {
  const { filter } = viewOf(slug)
  const [senders, templates, settings, list, stops] = await Promise.all([
    merchantApi('messageSenders', {}),
    merchantApi('messageTemplates', {}),
    merchantApi('messageSettings', {}),
    merchantApi('messageList', filter),
    merchantApi('messageStops', { channel: filter.channel }),
  ])
  if (!senders.ok || !templates.ok || !settings.ok || !list.ok || !stops.ok) return undefined
  return {
    senders: senders.data.data,
    templates: templates.data.data,
    settings: settings.data.data,
    list: list.data.data,
    stops: stops.data.data,
  }
}

/** The workspaces of WhatsApp, Email and OTP Verification, which begin with what is sent to shoppers. */
export default function MessagesPage({ loaderData: { page, messages } }: Route.ComponentProps) {
  const { panels, texts, filter, shows } = viewOf(page.slug)
  const own = Object.fromEntries(panels.map((id) => [id, texts[id]]))
  const has = (id: keyof typeof messagePanels) => panels.includes(id)
  return (
    <WorkspacePage {...page} ownPanels={messages && own}>
      {messages && (
        // A new form for each outlet, so that text typed for one is not shown in another.
        <Fragment key={messages.settings.outlet_id}>
          {has('number') && <SendersPanel senders={messages.senders} templates={messages.templates} />}
          <TemplatesPanel
            {...messages.templates}
            templates={messages.templates.templates.filter(shows)}
            settings={messages.settings}
            senders={messages.senders.senders}
          />
          {has('limits') && <LimitsPanel settings={messages.settings} />}
          <MessagesPanel first={messages.list} fixed={filter} />
          {has('stops') && (
            <StopsPanel
              first={messages.stops}
              channel={filter.channel}
              hasSms={
                filter.channel === '' && messages.senders.senders.some(({ channel }) => channel === 'sms')
              }
            />
          )}
        </Fragment>
      )}
    </WorkspacePage>
  )
}
