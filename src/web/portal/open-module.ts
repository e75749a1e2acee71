import { merchantApi } from '../client/api/merchant-api.ts'
import type { ApiResult } from '../client/api/call-types.ts'
import { storeCurrentApp } from '../client/session/session.ts'

/** Panels for a module with a fresh hand-off, and records it as the current app. Without leave, the page stays. */
export async function openModule(slug: string): Promise<ApiResult<unknown>> {
  const result = await merchantApi('mintXut', { app: slug })
  if (result.ok) {
    storeCurrentApp(slug)
    location.assign(result.data.url)
  }
  return result
}
