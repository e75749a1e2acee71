import type { ModuleSlug } from '#contract/modules/modules.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { readTabOutlet } from '#web/client/session/tab-outlet.ts'

/** The workspace of the outlet that the tab works in, where the server has drawn another one. */
export async function workspaceOfTab({ slug, outletId }: { slug: ModuleSlug; outletId: string | undefined }) {
  const tabOutlet = readTabOutlet()
  if (!tabOutlet || tabOutlet === outletId) return undefined
  const result = await merchantApi('workspace', { app: slug })
  return { outletId: tabOutlet, workspace: result.ok ? result.data.data : undefined }
}
