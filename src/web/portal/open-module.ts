import { merchantApi } from '../client/api/merchant-api.ts'
import type { ApiResult } from '../client/api/call-types.ts'
import { storeCurrentApp } from '../client/session/session.ts'

/** Opens a module with a new hand-off token and stores it as the current app. If that is refused, the page stays. */
export async function openModule(slug: string): Promise<ApiResult<unknown>> {
  const result = await merchantApi('mintXut', { app: slug })
  if (result.ok) {
    storeCurrentApp(slug)
    location.assign(result.data.url)
  }
  return result
}
