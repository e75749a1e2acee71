import { data, type LoaderFunctionArgs } from 'react-router'
import { workspaces } from '#content/portal/modules/workspaces.ts'
import { moduleAt } from '#contract/modules/modules.ts'
import { viewWorkspace } from '#domain/modules/view-workspace.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import { requireMerchant } from '../guard.server.ts'
import { outletOfRequest } from '../outlet-of-request.server.ts'

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>

/**
 * The data of every workspace, with its merchant and outlet. Reads only, by the session alone. A hand-off in the
 * address is ignored here, because a GET must not use it up.
 */
export async function loadWorkspace(args: Asked) {
  const merchant = await requireMerchant(args)
  const module = moduleAt(args.url.pathname)
  if (!module) throw data(null, 404)
  const { slug } = module
  const { outlet } = await outletOfRequest(merchant, args.request)
  const place = outlet && (await requireOutlet(merchant, outlet.id))
  const external = merchant.settings.moduleBases[slug]
  const page = {
    slug,
    copy: workspaces[slug],
    host: external && new URL(external).host,
    outletId: outlet?.id,
    workspace: place && (await viewWorkspace(merchant, place, slug)),
  }
  return { merchant, place, page }
}
