import { departmentsPanels, departmentsPage as copy } from '#content/portal/departments.ts'
import { pages } from '#content/shared/pages.ts'
import { listDepartments } from '#domain/people/departments.ts'
import { listPeople } from '#domain/people/list-people.ts'
import { headOf } from '#web/document-head.ts'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { requireCompany } from '../require-company.server.ts'
import { nameOf } from '../people/person-name.ts'
import type { Route } from './+types/route.ts'
import { DepartmentsPanel } from './departments-panel.tsx'

export const meta = () => headOf(pages.departments)

/** Reading only; every change goes through the API, which asks for both halves of the session. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  const { company, people } = await listPeople(merchant)
  return {
    company,
    departments: await listDepartments(merchant),
    people: people.map((person) => ({ id: person.user_id, name: nameOf(person), email: person.email })),
  }
}

export default function Departments({ loaderData }: Route.ComponentProps) {
  const { company, departments, people } = loaderData
  const placed = new Set(departments.flatMap(({ user_ids }) => user_ids)).size
  return (
    <SettingsPage
      heading={copy.heading}
      lead={copy.lead}
      facts={[
        { term: copy.facts.company, value: company },
        { term: copy.facts.departments, value: departments.length },
        { term: copy.facts.placed, value: copy.placed(placed, people.length) },
      ]}
      panels={departmentsPanels}
    >
      <DepartmentsPanel departments={departments} people={people} />
    </SettingsPage>
  )
}
