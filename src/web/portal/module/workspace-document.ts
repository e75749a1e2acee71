import { moduleCopy } from '#content/portal/modules.ts'
import { moduleAt } from '#contract/modules/modules.ts'
import { headOf } from '#web/document-head.ts'

export const workspaceMeta = ({ location }: { location: { pathname: string } }) => {
  const module = moduleAt(location.pathname)
  if (!module) return []
  const { name, text } = moduleCopy[module.slug]
  return headOf({ path: module.path, name, title: name, description: text, kind: 'app', indexed: false })
}

/** The address may contain a hand-off, so it is not sent to other sites and the page is not cached. */
export const workspaceHeaders = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })
