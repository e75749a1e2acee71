import { data, Form, redirect } from 'react-router'
import { contactCopy } from '#content/site/contact.ts'
import { pages } from '#content/shared/pages.ts'
import { confirmMessage } from '#domain/contact/confirm-message.ts'
import { DomainError } from '#domain/domain-error.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { formFields } from '#web/form-fields.ts'
import { requestContext } from '#web/request-context.server.ts'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import type { Route } from './+types/confirm.ts'
import { SentMessage } from './sent-message.tsx'
import './contact.css'

const { confirm, sent } = contactCopy

export const meta = () => headOf({ ...pages.contact, title: confirm.title, indexed: false })

/** The secret in the address is not sent to other sites. `no-referrer` would also hide the origin of our own form. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return token ? { token } : redirect(pages.contact.path)
}

/** Opening the link changes nothing, because mail scanners open links too; only the button does. */
export async function action({ request, context }: Route.ActionArgs) {
  const { token } = await formFields(request)
  try {
    return data({ reference: await confirmMessage(context.get(requestContext), token ?? '') })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'link_expired')
      return data({ reference: undefined }, 410)
    throw error
  }
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SiteLayout>
      <div className="contact contact-confirm">
        {actionData?.reference && <SentMessage copy={sent} reference={actionData.reference} />}
        {actionData && !actionData.reference && (
          <div className="contact-sent">
            <h1>{confirm.heading}</h1>
            <p>{confirm.expired}</p>
            <ButtonLink href={pages.contact.path}>{confirm.again}</ButtonLink>
          </div>
        )}
        {!actionData && (
          <Form method="post" className="contact-sent" reloadDocument>
            <h1>{confirm.heading}</h1>
            <p>{confirm.text}</p>
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit">{confirm.button}</Button>
          </Form>
        )}
      </div>
    </SiteLayout>
  )
}
