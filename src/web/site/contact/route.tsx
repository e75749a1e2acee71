import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { campaignMarks, campaignOf } from '#contract/events/campaign.ts'
import { contactForm } from '#contract/contact/shapes.ts'
import { storeUnconfirmedMessage } from '#domain/contact/send-message.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import type { Route } from './+types/route.ts'
import { answerToError, readPostedForm } from '#web/site/forms/posted-form.server.ts'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { ContactPanel, type SentResult } from './contact-panel.tsx'
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

/** Browsers without script post here. The others use the API and its captcha. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, input, refusal, runsScript } = await readPostedForm(request, contactForm)
  if (!input) return data<FormAnswer<SentResult>>(refusal ?? {}, 400)
  if (runsScript) return data<FormAnswer<SentResult>>({ values, isEarly: true })
  try {
    const marks = campaignMarks.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    const source = { via: 'form', ...(marks.success && campaignOf(marks.data)) }
    const submission = { input, idempotencyKey: values.idempotency_key, source }
    const reference = await storeUnconfirmedMessage(context.get(requestContext), submission)
    return data<FormAnswer<SentResult>>({ done: { reference, isHeld: true } }, 202)
  } catch (error) {
    return data<FormAnswer<SentResult>>(answerToError(error, values), 429)
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <SiteLayout header="index">
        <div className="contact">
          <ContactPanel key={loaderData.idempotencyKey} {...loaderData} posted={actionData} />
        </div>
      </SiteLayout>
    </ToastProvider>
  )
}
