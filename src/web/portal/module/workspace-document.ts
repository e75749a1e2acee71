import { moduleCopy } from '#content/portal/modules.ts'
import { moduleAt } from '#contract/modules/modules.ts'
import { headOf } from '#web/document-head.ts'

export const workspaceMeta = ({ location }: { location: { pathname: string } }) => {
  const module = moduleAt(location.pathname)
  if (!module) return []
  const { name, text } = moduleCopy[module.slug]
  return headOf({ path: module.path, name, title: name, description: text, kind: 'app', indexed: false })
}

/** The address may hold a hand-off: it is told to nobody, and no copy of the page is kept. */
export const workspaceHeaders = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })
