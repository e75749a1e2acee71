import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'

export const handle = { document: true }
export const meta = () => headOf(pages.themes)

export default function Themes() {
  return (
    <main id="main">
      <h1>{pages.themes.title}</h1>
    </main>
  )
}
