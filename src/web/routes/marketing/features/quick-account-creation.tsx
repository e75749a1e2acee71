import { quickAccountCreation } from '#content/features/quick-account-creation.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { FeaturePage } from './feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.quickAccountCreation)

export default function QuickAccountCreation() {
  return (
    <FeaturePage
      content={quickAccountCreation}
      look={{
        hero: 'ticket',
        stock: 'pink',
        reveal: 'cells',
        steps: 'stubs',
        experiences: 'copies',
        band: 'canary',
      }}
      screen={null}
      band={null}
    />
  )
}
