import { data } from 'react-router'
import { linkPages } from '#content/portal/account.ts'
import { pages } from '#content/shared/pages.ts'
import { isErasureLink, undoErasure } from '#domain/accounts/erasure.ts'
import { DomainError } from '#domain/domain-error.ts'
import { headOf } from '#web/document-head.ts'
import { formFields } from '#web/form-fields.ts'
import { requestContext } from '#web/request-context.server.ts'
import { LinkPage } from '../link-page.tsx'
import type { Route } from './+types/route.ts'

const texts = linkPages.undoErasure

export const meta = () => headOf({ ...pages.account, title: texts.title })

/** The secret in the address is not sent to other sites. `no-referrer` would also hide the origin of our own form. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, isOpen: await isErasureLink(context.get(requestContext), token) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token = '' } = await formFields(request)
  try {
    await undoErasure(context.get(requestContext), token)
    return data({ done: texts.done })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ spent: texts.spent }, 410)
  }
}

export default function KeepAccount({ loaderData: { token, isOpen }, actionData }: Route.ComponentProps) {
  const result = actionData ?? (isOpen ? undefined : { spent: texts.spent })
  return <LinkPage texts={texts} token={token} result={result} />
}
