import { ordersManagement } from '#content/features/orders-management.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { FeaturePage } from './feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.ordersManagement)

export default function OrdersManagement() {
  return (
    <FeaturePage
      content={ordersManagement}
      look={{
        hero: 'plate',
        stock: 'pink',
        reveal: 'words',
        steps: 'ruler',
        experiences: 'stairs',
        band: 'blue',
      }}
      screen={null}
      band={null}
    />
  )
}
