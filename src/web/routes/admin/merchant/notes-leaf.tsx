import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk, merchantPage as copy } from '#content/desk.ts'
import { typedIn } from '#web/browser/typed-in.ts'
import { callDesk } from '#web/browser/desk.ts'
import { Leaf } from '#web/sections/paper/leaf.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { useToast } from '#web/ui/toast.tsx'

interface NotesLeafProps {
  id: string
  notes: { id: string; author: string; text: string; createdAt: string }[]
}

const add = { name: 'adminNote', method: 'post', path: '/merchant/admin_note' } as const

export function NotesLeaf({ id, notes }: NotesLeafProps) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    const outcome = await callDesk(add, { id, text: typedIn(new FormData(form), 'text') })
    if (outcome.ok) await revalidate()
    setBusy(false)
    if (outcome.ok) {
      form.reset()
      return toast({ status: 'success', title: copy.noted })
    }
    const about = outcome.problem?.fields?.text
    if (about) return setError(about)
    toast({ status: 'error', ...(outcome.problem ?? { title: desk.failed, message: desk.noAnswer }) })
  }

  return (
    <Leaf id="notes" lit={notes.length > 0} state={copy.states.notes(notes.length)}>
      <form
        className="paper-form"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={() => setError(undefined)}
      >
        <TextAreaField
          name="text"
          label={copy.note}
          hint={copy.noteHint}
          error={error}
          rows={3}
          maxLength={2000}
        />
        <TicketButton type="submit" variant="secondary" size="small" icon="check" busy={busy}>
          {busy ? copy.addingNote : copy.addNote}
        </TicketButton>
      </form>
      {notes.length > 0 && (
        <ol className="merchant-notes">
          {notes.map(({ id: key, author, text, createdAt }) => (
            <li key={key}>
              <p className="caption">
                {author}, <Moment at={createdAt} />
              </p>
              <p className="merchant-note-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Leaf>
  )
}
