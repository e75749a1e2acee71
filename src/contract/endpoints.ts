import * as z from 'zod/mini'
import { captchaChallenge, captchaQuery } from './captcha.ts'
import { contactInput, contactReceipt } from './contact.ts'
import { eventInput, eventReceipt } from './event.ts'

/** Who may call. The server decides by its own records, never by what the caller claims. */
export type Access = 'public'

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'get' | 'post'
  /** Below `/api`, without the trailing slash; both forms answer. */
  path: string
  summary: string
  tag: string
  access: Access
  input: Input
  output: Output
}

/** Keeps the exact schema types of each entry. */
const endpoint = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  entry: Endpoint<Input, Output>,
) => entry

/** Every call of the API: it is mounted, described, documented and tested from this list. */
export const endpoints = {
  contactUs: endpoint({
    method: 'post',
    path: '/v1/admin/contact-us',
    summary: 'Send a message to the people behind Infiniti',
    tag: 'Contact',
    access: 'public',
    input: z.extend(contactInput, { token: z._default(z.string().check(z.maxLength(8_000)), '') }),
    output: contactReceipt,
  }),
  events: endpoint({
    method: 'post',
    path: '/events',
    summary: 'Count something that a visitor did, without saying who',
    tag: 'Events',
    access: 'public',
    input: eventInput,
    output: eventReceipt,
  }),
  captchaChallenge: endpoint({
    method: 'get',
    path: '/captcha/challenge',
    summary: 'A fresh captcha puzzle for one action',
    tag: 'Captcha',
    access: 'public',
    input: captchaQuery,
    output: captchaChallenge,
  }),
}

export type EndpointName = keyof typeof endpoints
