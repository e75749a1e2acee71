import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.privacyPolicy)

export default function PrivacyPolicy() {
  return (
    <MarketingLayout>
      <h1>{pages.privacyPolicy.title}</h1>
    </MarketingLayout>
  )
}
