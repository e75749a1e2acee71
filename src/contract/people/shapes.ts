import * as z from 'zod/mini'
import { ticked } from '../accounts/shapes.ts'
import { accountEmail, line, longest, notAddress, personName, refuse } from '../fields.ts'
import { roles } from './roles.ts'

const id = z.uuid(refuse('unreadable'))
const role = z.enum(roles, refuse('role_required'))
const outletIds = z.array(id).check(z.maxLength(1_000))

export const personView = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  outlet_ids: z.array(z.string()),
  department_ids: z.array(z.string()),
  joined_at: z.string(),
  is_you: z.boolean(),
})

/** How long the link in an invitation works. */
export const invitationDays = 10

export const invitationView = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  outlet_ids: z.array(z.string()),
  invited_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})

export const peopleList = z.object({
  data: z.object({
    company: z.string(),
    people: z.array(personView),
    invitations: z.array(invitationView),
    /** The outlets that the signed-in person may give to others. */
    outlets: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export type PeopleList = z.infer<typeof peopleList>['data']
export type Person = z.infer<typeof personView>
export type InvitationView = z.infer<typeof invitationView>

export const inviteInput = z.object({ email: accountEmail, role, outlet_ids: outletIds })

export const invitationChoice = z.object({ id })

export const personInput = z.object({ user_id: id, role, outlet_ids: outletIds })

export const personChoice = z.object({ user_id: id })

const secret = z.string().check(z.maxLength(200))

export const invitationLink = z.object({ token: secret })

/** What the page behind the link shows before anybody presses anything. */
export const invitationOffer = z.object({
  company: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** By name. An owner gets all there are. */
  outlets: z.array(z.string()),
  invited_by: z.string(),
  /** Whether the address has an account: then its owner signs in, else they choose a password. */
  has_account: z.boolean(),
})

export type InvitationOffer = z.infer<typeof invitationOffer>

/** The companies somebody works for; most have one. */
export const companyList = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles), is_current: z.boolean() })),
})

export type OwnCompany = z.infer<typeof companyList>['data'][number]

export const companyChoice = z.object({ company_id: id })

export const joinInput = z.object({
  token: secret,
  first_name: personName('first_name_required'),
  last_name: personName('last_name_required'),
  password: z
    .string(refuse('password_required'))
    .check(z.minLength(1, refuse('password_required')), z.maxLength(256)),
  termsAndCondition: ticked,
})

export const departmentList = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), user_ids: z.array(z.string()) })),
})

export type Department = z.infer<typeof departmentList>['data'][number]

export const departmentInput = z.object({
  name: line('department_name_required', longest.name).check(notAddress),
})

export const departmentChange = z.object({
  id,
  name: line('department_name_required', longest.name).check(notAddress),
  user_ids: z.array(id).check(z.maxLength(1_000)),
})

export const departmentChoice = z.object({ id })
