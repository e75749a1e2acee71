import { useCallback, useState } from 'react'
import { contactCopy } from '#content/site/contact.ts'
import { browserMessages, phoneUnfit } from '#content/shared/browser-messages.ts'
import { contactOutcome } from '#content/shared/form-answers.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { phoneFits } from '#web/client/forms/phone/phone-fits.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { type FormAnswer, phoneErrorOf } from '#web/site/forms/form-answer.ts'
import { usePageForm } from '#web/site/forms/use-page-form.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactCopy, type ContactText } from './contact-copy.tsx'
import { SentMessage } from './sent-message.tsx'
import { postMessage } from './post-message.ts'

export interface SentResult {
  reference: string
  /** It goes out once its sender has confirmed it. */
  isHeld?: boolean
}

interface ContactPanelProps {
  captcha: CaptchaSetup
  /** The same until the message is sent: a retry after a lost answer is not a second message. */
  idempotencyKey: string
  /** What the message starts with, where another page led here. */
  message: string
  posted: FormAnswer<SentResult> | undefined
}

/** The form with its printed copy beside it; once sent, the receipt takes the form's place. */
export function ContactPanel({ captcha, idempotencyKey, message, posted }: ContactPanelProps) {
  const toast = useToast()
  const [text, setText] = useState<ContactText>({ name: '', email: '', message: '' })
  const contact = usePageForm({
    schema: async () => (await import('#contract/contact/shapes.ts')).contactForm,
    posted,
    async send(input) {
      if (!(await phoneFits(input.phone_number))) {
        return { errors: { phone: phoneUnfit }, notice: browserMessages.phone_invalid }
      }
      const outcome = await postMessage(input, captcha, idempotencyKey)
      if (outcome.ok) return { done: outcome.data }
      const reason = outcome.problem?.message ?? browserMessages.internal.message
      return {
        errors: phoneErrorOf(outcome.problem?.fields),
        notice: { ...contactOutcome.failed, message: reason },
      }
    },
    onAnswer({ done, notice }) {
      if (done) toast({ status: 'success', ...contactOutcome.sent })
      else if (notice) toast({ status: 'error', ...notice })
    },
  })
  const { answer } = contact

  const readText = useCallback((typed: HTMLFormElement) => setText(textOf(typed)), [])

  return (
    <>
      {!answer?.done && (
        <div className="contact-intro">
          <h1>{contactCopy.headline}</h1>
          <p className="lead">{contactCopy.tagline}</p>
        </div>
      )}
      <div className="contact-form">
        {answer?.done ? (
          <SentMessage
            copy={answer.done.isHeld ? contactCopy.held : contactCopy.sent}
            reference={answer.done.reference}
            again={answer.done.isHeld ? undefined : contactCopy.sent.again}
          />
        ) : (
          <ContactForm
            {...contact}
            idempotencyKey={idempotencyKey}
            values={posted?.values ?? { message }}
            notice={answer === posted ? posted?.notice : undefined}
            onType={readText}
          />
        )}
      </div>
      <ContactCopy {...text} reference={answer?.done?.isHeld ? undefined : answer?.done?.reference} />
    </>
  )
}

function textOf(form: HTMLFormElement): ContactText {
  const typed = new FormData(form)
  const read = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: `${read('first_name')} ${read('last_name')}`.trim(),
    email: read('email'),
    message: read('message'),
  }
}
