import { webHost } from '#rules/web-address.ts'
import type { InstallDetails } from '#web/portal/sign-in/install-details.ts'
import type { SignUpSource } from '#web/portal/sign-in/steps/use-sign-up.ts'

/** The source that the sign-up call records. */
export function sourceOf(details: InstallDetails): SignUpSource {
  const { app, currency, shopify_xircls_app_id, platform, utm_source, utm_medium, aft_no, shop } = details
  const website = webHost(shop) ?? ''
  // Without one in the link, the one stored by an earlier page is used.
  const affiliate = aft_no ? { aft_no } : {}
  return { app, currency, shopify_xircls_app_id, platform, utm_source, utm_medium, website, ...affiliate }
}
