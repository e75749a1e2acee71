import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { contactCopy } from '#content/site/contact.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { pages } from '#content/shared/pages.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { campaignMarks, campaignOf } from '#contract/events/campaign.ts'
import { contactForm } from '#contract/contact/shapes.ts'
import { holdMessage } from '#domain/contact/send-message.ts'
import { DomainError } from '#domain/domain-error.ts'
import { fieldErrorsOf } from '#web/client/forms/field-errors.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { formFields } from '#web/form-fields.ts'
import { requestContext } from '#web/request-context.server.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import type { Route } from './+types/route.ts'
import { ContactPanel } from './contact-panel.tsx'
import './contact.css'

export const handle = { inlineStyle: true }

export const meta = () => headOf(pages.contact)

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  return {
    captcha: context.get(requestContext).captcha.setup,
    idempotencyKey: randomUUID(),
    message:
      asked.get('about') === 'demo' ? scheduleDemo.message : (asked.get('message') ?? '').slice(0, 500),
  }
}

/** Only browsers without JavaScript post here; the others use the API and its captcha. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await formFields(request)
  const parsed = contactForm.safeParse(values)
  if (!parsed.success) {
    return data({ values, errors: fieldErrorsOf(parsed.error), notice: errorMessages.invalid_input }, 400)
  }
  try {
    const marks = campaignMarks.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    const source = { via: 'form', ...(marks.success && campaignOf(marks.data)) }
    const submission = { input: parsed.data, idempotencyKey: values.idempotency_key, source }
    return data({ held: await holdMessage(context.get(requestContext), submission) }, 202)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ values, errors: {}, notice: errorMessages[error.code] }, 429)
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <SiteLayout header="index">
        <div className="contact">
          <div className="contact-words">
            <h1>{contactCopy.headline}</h1>
            <p className="lead">{contactCopy.tagline}</p>
          </div>
          <ContactPanel {...loaderData} posted={actionData} />
        </div>
      </SiteLayout>
    </ToastProvider>
  )
}
