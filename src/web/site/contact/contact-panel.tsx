import { useState } from 'react'
import { contactCopy } from '#content/site/contact.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { contactOutcome } from '#content/shared/outcomes.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactSlip, type SlipText } from './contact-slip.tsx'
import { FiledMessage } from './filed-message.tsx'
import type { Posted } from './posted.ts'
import { postMessage } from './post-message.ts'

interface ContactPanelProps {
  captcha: CaptchaSetup
  idempotencyKey: string
  /** What the message starts with, where another page led here. */
  message: string
  posted: Posted | undefined
}

const blank: SlipText = { name: '', email: '', message: '' }

/** The form with its printed copy beside it; once sent, the receipt takes the form's place. */
export function ContactPanel({ captcha, idempotencyKey, message: begun, posted }: ContactPanelProps) {
  const toast = useToast()
  const [slip, setSlip] = useState(blank)
  const [sent, setSent] = useState<string>()
  const [sending, setSending] = useState(false)
  /** The same until it has been sent: a retry after a lost answer is not a second message. */
  const [key, setKey] = useState(idempotencyKey)

  const send = async (input: Parameters<typeof postMessage>[0]): Promise<FieldErrors | undefined> => {
    setSending(true)
    const outcome = await postMessage(input, captcha, key)
    setSending(false)
    if (outcome.ok) {
      toast({ status: 'success', ...contactOutcome.sent })
      setSent(outcome.data.reference)
      setKey(crypto.randomUUID())
      return undefined
    }
    const message = outcome.problem?.message ?? errorMessages.internal.message
    toast({ status: 'error', ...contactOutcome.failed, message })
    return outcome.problem?.fields
  }

  const startAgain = () => {
    setSlip(blank)
    setSent(undefined)
  }

  const held = posted && 'held' in posted ? posted.held : undefined
  return (
    <>
      <div className="contact-form">
        {sent && <FiledMessage copy={contactCopy.sent} reference={sent} onAgain={startAgain} />}
        {held && !sent && <FiledMessage copy={contactCopy.held} reference={held} />}
        {!sent && !held && (
          <ContactForm
            idempotencyKey={key}
            begun={begun}
            posted={posted && 'values' in posted ? posted : undefined}
            sending={sending}
            onType={setSlip}
            onSend={send}
          />
        )}
      </div>
      <ContactSlip {...slip} reference={sent} />
    </>
  )
}
