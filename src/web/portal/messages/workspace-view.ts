import { emailPanels, messagePanels } from '#content/portal/messages.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { MessageTemplate } from '#contract/messages/shapes.ts'
import type { MessageChannel, MessageEvent } from '#rules/messages/events.ts'

interface WorkspaceView {
  /** In the order of the page. */
  panels: readonly (keyof typeof messagePanels)[]
  texts: typeof messagePanels
  /** Which messages belong to the workspace; empty for all. */
  filter: { event: MessageEvent | ''; channel: MessageChannel | '' }
  shows(template: MessageTemplate): boolean
}

const isCode = ({ event }: MessageTemplate) => event === 'sign_in_code'

const views: Partial<Record<ModuleSlug, WorkspaceView>> = {
  email: {
    panels: ['templates', 'limits', 'messages', 'stops'],
    texts: emailPanels,
    filter: { event: '', channel: 'email' },
    shows: (template) => template.channel === 'email' && !isCode(template),
  },
  otp_verification: {
    panels: ['number', 'templates', 'messages'],
    texts: messagePanels,
    filter: { event: 'sign_in_code', channel: '' },
    shows: isCode,
  },
}

const whatsapp: WorkspaceView = {
  panels: ['number', 'templates', 'limits', 'messages', 'stops'],
  texts: messagePanels,
  filter: { event: '', channel: '' },
  shows: (template) => template.channel !== 'email' && !isCode(template),
}

/** What of the messages a workspace shows. */
export const viewOf = (slug: ModuleSlug): WorkspaceView => views[slug] ?? whatsapp
