import { customerAccounts } from '#content/features/customer-accounts.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { FeaturePage } from './feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.customerAccounts)

export default function CustomerAccounts() {
  return (
    <FeaturePage
      content={customerAccounts}
      look={{
        hero: 'bleed',
        stock: 'blue',
        reveal: 'cells',
        steps: 'ruler',
        experiences: 'row',
        band: 'pink',
      }}
      screen={null}
      band={null}
    />
  )
}
