import { pages } from '#content/shared/pages.ts'
import { usersPanels, usersPage } from '#content/portal/people.ts'
import { roleTexts } from '#content/portal/roles.ts'
import { mayDo } from '#contract/people/roles.ts'
import { listDepartments } from '#domain/people/departments.ts'
import { listPeople } from '#domain/people/list-people.ts'
import { listCompanies } from '#domain/people/own-companies.ts'
import { headOf } from '#web/document-head.ts'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { requireCompany } from '../require-company.server.ts'
import type { Route } from './+types/route.ts'
import { CompaniesPanel } from './companies-panel.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { RolesPanel } from './roles-panel.tsx'
import './users.css'

export const meta = () => headOf(pages.users)

/** Reading only; every change goes through the API, which asks for both halves of the session. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  return {
    role: merchant.session.role,
    list: await listPeople(merchant),
    departments: await listDepartments(merchant),
    companies: await listCompanies(merchant),
  }
}

const { facts, states } = usersPage

export default function Users({ loaderData }: Route.ComponentProps) {
  const { role, list, departments, companies } = loaderData
  const { people, invitations, company } = list
  const isManager = mayDo(role, 'users:manage')
  const hasSeveral = companies.length > 1
  const { invitations: waiting, companies: several, ...common } = usersPanels
  const panels = {
    people: common.people,
    ...(isManager && { invitations: waiting }),
    roles: common.roles,
    ...(hasSeveral && { companies: several }),
  }
  const roleName = role ? roleTexts[role].name : ''

  return (
    <SettingsPage
      heading={usersPage.heading}
      lead={usersPage.lead}
      facts={[
        { term: facts.company, value: company },
        { term: facts.people, value: people.length },
        { term: facts.role, value: roleName },
      ]}
      panels={panels}
      states={{
        people: states.people(people.length),
        invitations: states.invitations(invitations.length),
        roles: states.role(roleName),
        companies: states.companies(companies.length),
      }}
    >
      <PeoplePanel list={list} departments={departments} />
      {isManager && <InvitationsPanel list={list} />}
      <RolesPanel own={role} />
      {hasSeveral && <CompaniesPanel companies={companies} />}
    </SettingsPage>
  )
}
