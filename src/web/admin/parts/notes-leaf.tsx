import { type SubmitEvent, useState } from 'react'
import { notesLeaf as copy } from '#content/admin/admin.ts'
import type { Call } from '#web/client/api/call.ts'
import { clearSent } from '#web/client/forms/clear-sent.ts'
import { typedIn } from '#web/client/forms/typed-in.ts'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { TextAreaField } from '#web/kit/forms/field.tsx'
import { Moment } from '#web/kit/data/formatted-date.tsx'
import { TicketButton } from '#web/kit/forms/button.tsx'
import { useDeskChange } from './use-admin-change.ts'
import './notes-leaf.css'

interface NotesLeafProps {
  /** Whom or what they are about. */
  id: string
  /** Newest first. */
  notes: readonly { id: string; author: string; text: string; createdAt: string }[]
  request: Call<'adminNote'> | Call<'adminLeadNote'>
}

/** What staff write down, for staff: added, never changed. */
export function NotesLeaf({ id, notes, request }: NotesLeafProps) {
  const { act, busy } = useDeskChange()
  const [error, setError] = useState<string>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const sent = new FormData(form)
    const input = { id, text: typedIn(sent, 'text') }
    const done = await act(request, input, {
      done: copy.noted,
      onFields: (fields) => setError(fields.text),
    })
    if (done) clearSent(form, sent)
  }

  return (
    <Leaf id="notes" lit={notes.length > 0} state={copy.state(notes.length)}>
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
        <ol className="desk-notes">
          {notes.map(({ id: key, author, text, createdAt }) => (
            <li key={key}>
              <p className="caption">
                {author}, <Moment at={createdAt} />
              </p>
              <p className="desk-note-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Leaf>
  )
}
