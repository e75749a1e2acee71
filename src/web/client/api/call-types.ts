import type * as z from 'zod/mini'
import type { CallName } from '#contract/calls.ts'
import type { Access } from '#contract/endpoint.ts'
import type { endpoints } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'

type Endpoints = typeof endpoints

/** The names of the calls that one kind of session may make. */
type CallsFor<Who extends Access> = {
  [N in CallName]: Endpoints[N]['access'] extends Who ? N : never
}[CallName]

export type PublicCall = CallsFor<'public'>
export type MerchantCall = CallsFor<'public' | 'merchant' | 'merchant:own' | 'merchant:fresh'>
export type StaffCall = CallsFor<'staff:enrol' | 'staff' | 'staff:fresh'>

export type CallInput<N extends CallName> = z.input<Endpoints[N]['input']>
export type CallOutput<N extends CallName> = z.infer<Endpoints[N]['output']>

/** `problem` is missing when the server did not answer: offline, or a proxy failed. */
export type ApiResult<T> = { ok: true; data: T } | { ok: false; problem?: Problem }
