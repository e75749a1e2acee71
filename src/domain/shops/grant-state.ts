import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import { type GrantOrigin, grantOrigins } from '#contract/setup/shapes.ts'

interface SetOut {
  /** The page that the merchant set out from. */
  from: GrantOrigin
  app: ModuleSlug
}

/**
 * What Shopify carries there and back. From a page of the portal it begins with that and the module, so that an answer which
 * is refused, because it is old or was used before, still leads home; nothing else is read from it.
 */
export const writeState = ({ from, app }: SetOut, secret: string): string =>
  from === 'processing' ? secret : `${from}.${app}.${secret}`

export function readState(state: string): Partial<SetOut> {
  const [place, name = ''] = state.split('.')
  const from = grantOrigins.find((origin) => origin === place && origin !== 'processing')
  return from ? { from, app: findModule(name)?.slug } : {}
}
