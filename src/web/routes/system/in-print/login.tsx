import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'

export const handle = { document: true }
export const meta = () => headOf(pages.login)

export default function Login() {
  return (
    <main id="main">
      <h1>{pages.login.title}</h1>
    </main>
  )
}
