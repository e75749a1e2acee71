import { browserMessages } from '#content/shared/browser-messages.ts'
import type { Problem } from '#contract/problem.ts'
import type { SettingsPath } from '#contract/portal/settings-pages.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'

/** Opens the settings on an external dashboard with a new hand-off token, which is valid for a minute. */
export async function openDashboard(
  app: SettingsPath,
): Promise<Pick<Problem, 'title' | 'message' | 'action'> | undefined> {
  const result = await merchantApi('mintXut', { app })
  if (!result.ok) return result.problem ?? browserMessages.internal
  location.assign(result.data.url)
  return undefined
}
