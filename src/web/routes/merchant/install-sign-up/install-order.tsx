import { install } from '#content/install.ts'
import { moduleCopy } from '#content/modules.ts'
import { findModule } from '#contract/modules.ts'
import { webHost } from '#contract/web-address.ts'
import type { InstallDetails } from '#web/browser/install-details.ts'
import { KeyValueList } from '#web/ui/print/key-value-list.tsx'
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
