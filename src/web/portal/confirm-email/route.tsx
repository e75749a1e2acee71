import { data } from 'react-router'
import { linkPages } from '#content/portal/account.ts'
import { pages } from '#content/shared/pages.ts'
import { confirmEmailChange, emailAskedFor } from '#domain/accounts/change-email.ts'
import { DomainError } from '#domain/domain-error.ts'
import { headOf } from '#web/document-head.ts'
import { formFields } from '#web/form-fields.ts'
import { requestContext } from '#web/request-context.server.ts'
import { LinkPage } from '../link-page.tsx'
import type { Route } from './+types/route.ts'

const texts = linkPages.confirmEmail

export const meta = () => headOf({ ...pages.account, title: texts.title })

/** The secret in the address is not sent to other sites. `no-referrer` would also hide the origin of our own form. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, email: await emailAskedFor(context.get(requestContext), token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token = '' } = await formFields(request)
  try {
    return data({ done: texts.done(await confirmEmailChange(context.get(requestContext), token)) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isTaken = error.code === 'email_taken'
    return data({ spent: isTaken ? texts.taken : texts.spent }, isTaken ? 409 : 410)
  }
}

export default function ConfirmEmail({ loaderData: { token, email }, actionData }: Route.ComponentProps) {
  const result = actionData ?? (email ? undefined : { spent: texts.spent })
  return <LinkPage texts={texts} token={token} email={email} result={result} />
}
