import { errorMessages } from '#content/shared/messages.ts'
import type { SettingsPath } from '#contract/portal/settings-pages.ts'
import { callSignedIn } from '#web/client/api/call-signed-in.ts'

const mint = { name: 'mintXut', method: 'post', path: '/merchant/xut' } as const

/** Panels for the settings of a dashboard elsewhere, with a hand-off made now: it holds for a minute. */
export async function openDashboard(
  app: SettingsPath,
): Promise<{ title: string; message: string } | undefined> {
  const outcome = await callSignedIn(mint, { app })
  if (!outcome.ok) return outcome.problem ?? errorMessages.internal
  location.assign(outcome.data.url)
  return undefined
}
