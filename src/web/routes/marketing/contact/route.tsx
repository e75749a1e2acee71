import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'

export const meta = () => headOf(pages.contact)

export default function Page() {
  return (
    <main id="main">
      <h1>Page</h1>
    </main>
  )
}
