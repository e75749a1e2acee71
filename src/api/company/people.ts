import type { Hono } from 'hono'
import { terms } from '#content/shared/legal/terms.ts'
import { endpoints } from '#contract/endpoints.ts'
import { DomainError } from '#domain/domain-error.ts'
import { acceptInvitation, joinByInvitation, readInvitation } from '#domain/people/accept-invitation.ts'
import { changePerson, removePerson } from '#domain/people/change-person.ts'
import {
  addDepartment,
  changeDepartment,
  listDepartments,
  removeDepartment,
} from '#domain/people/departments.ts'
import { invitePerson, resendInvitation, revokeInvitation } from '#domain/people/invite-person.ts'
import { listPeople } from '#domain/people/list-people.ts'
import { changeCompany, listCompanies } from '#domain/people/own-companies.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { viewPortal } from '#domain/sessions/view-session.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { answerSignedIn } from '../signed-in.ts'

/** Every change answers with the list as it stands now. */
const people = async (ctx: MerchantContext) => ({ data: await listPeople(ctx) })
const departments = async (ctx: MerchantContext) => ({ data: await listDepartments(ctx) })

export function mountPeople(app: Hono<ApiEnv>): void {
  mount(app, endpoints.people, people)
  mount(app, endpoints.invitePerson, async (ctx, { email, role, outlet_ids }) => {
    await invitePerson(ctx, { email, role, outletIds: outlet_ids })
    return people(ctx)
  })
  mount(app, endpoints.resendInvitation, async (ctx, { id }) => {
    await resendInvitation(ctx, id)
    return people(ctx)
  })
  mount(app, endpoints.revokeInvitation, async (ctx, { id }) => {
    await revokeInvitation(ctx, id)
    return people(ctx)
  })
  mount(app, endpoints.changePerson, async (ctx, { user_id, role, outlet_ids }) => {
    await changePerson(ctx, { userId: user_id, role, outletIds: outlet_ids })
    return people(ctx)
  })
  mount(app, endpoints.removePerson, async (ctx, { user_id }) => {
    await removePerson(ctx, user_id)
    return people(ctx)
  })
  mount(app, endpoints.readInvitation, (ctx, { token }) => readInvitation(ctx, token))
  mount(app, endpoints.acceptInvitation, async (ctx, { token }) => ({
    data: await viewPortal(await acceptInvitation(ctx, token)),
  }))
  mount(app, endpoints.joinByInvitation, async (ctx, input, http) => {
    if (!input.termsAndCondition) throw new DomainError('terms_needed')
    const joiner = {
      firstName: input.first_name,
      lastName: input.last_name,
      password: input.password,
      termsVersion: terms.versions[0].id,
    }
    return answerSignedIn(ctx, http, await joinByInvitation(ctx, input.token, joiner))
  })
  mount(app, endpoints.companies, async (ctx) => ({ data: await listCompanies(ctx) }))
  mount(app, endpoints.changeCompany, async (ctx, { company_id }) => ({
    data: await viewPortal(await changeCompany(ctx, company_id)),
  }))
  mount(app, endpoints.departments, departments)
  mount(app, endpoints.addDepartment, async (ctx, { name }) => {
    await addDepartment(ctx, name)
    return departments(ctx)
  })
  mount(app, endpoints.changeDepartment, async (ctx, { id, name, user_ids }) => {
    await changeDepartment(ctx, { id, name, userIds: user_ids })
    return departments(ctx)
  })
  mount(app, endpoints.removeDepartment, async (ctx, { id }) => {
    await removeDepartment(ctx, id)
    return departments(ctx)
  })
}
