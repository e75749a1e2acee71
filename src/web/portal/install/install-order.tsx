import { install } from '#content/portal/install.ts'
import { moduleCopy } from '#content/portal/modules.ts'
import { findModule } from '#contract/modules/modules.ts'
import { webHost } from '#rules/web-address.ts'
import type { InstallDetails } from '#web/portal/sign-in/install-details.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import './install-order.css'

/** What the link asked for, so that nobody signs up for something else. */
export function InstallOrder({ details: { app, shop } }: { details: InstallDetails }) {
  const module = findModule(app) ?? findModule('infiniti')
  const host = webHost(shop)
  return (
    <div className="install-order">
      <KeyValueList
        rows={[
          ...(module ? [{ term: install.order.module, value: moduleCopy[module.slug].name }] : []),
          ...(host ? [{ term: install.order.shop, value: host }] : []),
        ]}
      />
    </div>
  )
}
