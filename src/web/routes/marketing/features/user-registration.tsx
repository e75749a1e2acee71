import { userRegistration } from '#content/features/user-registration.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { FeaturePage } from './feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.userRegistration)

export default function UserRegistration() {
  return (
    <FeaturePage
      content={userRegistration}
      look={{
        hero: 'right',
        stock: 'canary',
        reveal: 'sentences',
        steps: 'ladder',
        experiences: 'row',
        band: 'blue',
      }}
      screen={null}
      band={null}
    />
  )
}
