import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'

export const handle = { document: true }
export const meta = () => headOf(pages.notFound)

export default function NotFound() {
  return (
    <main id="main">
      <h1>Infiniti</h1>
    </main>
  )
}
