import { type ReactNode, useEffect, useRef, useState } from 'react'
import { leadPage as copy, savedAnswers } from '#content/admin/leads.ts'
import { publicOrigin } from '#content/shared/public-origin.ts'
import { fieldMessages } from '#content/shared/field-messages.ts'
import { saysMoreThanGreeting } from '#rules/answer-text.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { Field, FieldGroup, TextAreaField } from '#web/kit/forms/field.tsx'
import { useEarlyValue } from '#web/kit/forms/use-early-value.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useLeadLock } from './use-lead-lock.ts'

interface AnswerPanelProps {
  lead: { id: string; revision: number; name: string; holder: string | undefined }
  /** Of what is answered. */
  reference: string
  state: ReactNode
}

/** An email to the lead. The draft is kept in this tab until it is sent. */
export function AnswerPanel({ lead, reference, state }: AnswerPanelProps) {
  const { id, revision, name } = lead
  const { run, busy } = useApiAction()
  const { holder, typing, take, release } = useLeadLock(id, revision, lead.holder)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const begun = { subject: copy.subjectOf(reference), text: copy.greeting(name) }
  const [draft, setDraft] = useDraft(id, begun)
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  useEarlyValue(subject, begun.subject, (value) => setDraft({ subject: value }))
  useEarlyValue(text, begun.text, (value) => setDraft({ text: value }))

  const type = (part: Partial<Draft>) => {
    setDraft(part)
    setErrors({})
    typing()
  }

  const send = async () => {
    if (busy) return
    if (!saysMoreThanGreeting(draft.text)) {
      setErrors({ text: fieldMessages.reply_required })
      return text.current?.focus()
    }
    const input = { id, revision, subject: draft.subject, text: draft.text }
    const sent = await run('adminLeadAnswer', input, {
      done: copy.sent,
      onProblem: ({ fields }) => setErrors(fields ?? {}),
    })
    if (!sent) return
    release()
    setDraft(undefined)
  }

  return (
    <Panel id="answer" state={holder ? copy.held(holder) : state}>
      <form className="page-form" noValidate action={() => void send()} onReset={keepFields}>
        {holder && (
          <div className="page-waiting lead-held" aria-live="polite">
            <Icon name="edit" />
            <span>{copy.held(holder)}</span>
            <button type="button" className="text-link" onClick={() => void take()}>
              {copy.take}
            </button>
          </div>
        )}
        <FieldGroup>
          <Field
            ref={subject}
            name="subject"
            label={copy.subject}
            value={draft.subject}
            error={errors.subject}
            maxLength={150}
            onChange={({ currentTarget }) => type({ subject: currentTarget.value })}
            required
          />
          <TextAreaField
            ref={text}
            name="text"
            label={copy.text}
            hint={copy.textHint}
            value={draft.text}
            error={errors.text}
            rows={9}
            maxLength={5000}
            onChange={({ currentTarget }) => type({ text: currentTarget.value })}
            required
          />
        </FieldGroup>
        <div className="lead-saved">
          <span>{copy.savedAnswers}</span>
          {savedAnswers(publicOrigin()).map((saved) => (
            <button
              key={saved.name}
              type="button"
              className="text-link"
              onClick={() => type({ text: `${draft.text.trimEnd()}\n\n${saved.text}` })}
            >
              {saved.name}
            </button>
          ))}
        </div>
        <Button type="submit" icon="mail" busy={busy}>
          {busy ? copy.sending : copy.send}
        </Button>
      </form>
    </Panel>
  )
}

interface Draft {
  subject: string
  text: string
}

/** Kept in this tab. The server draws the form as it begins; what was typed comes once the browser is there. */
function useDraft(id: string, begun: Draft) {
  const key = `lead-answer:${id}`
  const [typed, setTyped] = useState<Draft>()
  useEffect(() => {
    const kept = draftOf(sessionStorage.getItem(key))
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know what this tab keeps
    if (kept) setTyped(kept)
  }, [key])
  const keep = (part: Partial<Draft> | undefined) => {
    // What is typed before the rest has come back goes over its own field only.
    const draft = part && { ...begun, ...draftOf(sessionStorage.getItem(key)), ...part }
    setTyped(draft)
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  }
  return [typed ?? begun, keep] as const
}

function draftOf(stored: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null')
    const read = (name: string): unknown => Reflect.get(Object(draft), name)
    const [subject, text] = [read('subject'), read('text')]
    return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : undefined
  } catch {
    return undefined
  }
}
