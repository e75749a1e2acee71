import { usersPage } from '#content/portal/people.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { PeopleTable } from './people-table.tsx'

export const meta = () => headOf(pages.users)

export default function People() {
  return (
    <main id="main" className="page-column">
      <h1>{usersPage.heading}</h1>
      <p>{usersPage.lead}</p>
      <PeopleTable />
    </main>
  )
}
