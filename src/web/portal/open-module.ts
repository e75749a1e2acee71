import { callSignedIn } from '../client/api/call-signed-in.ts'
import type { Outcome } from '../client/api/call.ts'
import { storeCurrentApp } from '../client/session/session.ts'

const mint = { name: 'mintXut', method: 'post', path: '/merchant/xut' } as const

/** Panels for a module with a fresh hand-off, and records it as the current app. Without leave, the page stays. */
export async function openModule(slug: string): Promise<Outcome<unknown>> {
  const outcome = await callSignedIn(mint, { app: slug })
  if (outcome.ok) {
    storeCurrentApp(slug)
    location.assign(outcome.data.url)
  }
  return outcome
}
