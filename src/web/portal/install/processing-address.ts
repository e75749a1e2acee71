import { pages } from '#content/shared/pages.ts'
import type { InstallDetails } from '#web/portal/sign-in/install-details.ts'

/** Where an install goes on once somebody is signed in. */
export function processingAddress(details: InstallDetails, email: string): string {
  const { app, shop, platform, utm_source, utm_medium } = details
  const query = new URLSearchParams({ app, shop, email, platform, utm_source, utm_medium })
  return `${pages.processing.path}/?${query.toString()}`
}
