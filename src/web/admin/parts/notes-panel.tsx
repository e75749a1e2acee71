import { type SubmitEvent, useState } from 'react'
import { notesPanel as copy } from '#content/admin/admin.ts'
import { clearSentFields } from '#web/client/forms/clear-sent-fields.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { TextAreaField } from '#web/kit/forms/field.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useAdminChange } from './use-admin-change.ts'
import './notes-panel.css'

interface NotesPanelProps {
  /** Whom or what they are about. */
  id: string
  /** Newest first. */
  notes: readonly { id: string; author: string; text: string; createdAt: string }[]
  call: 'adminNote' | 'adminLeadNote'
}

/** What staff write down, for staff: added, never changed. */
export function NotesPanel({ id, notes, call }: NotesPanelProps) {
  const { act, busy } = useAdminChange()
  const [error, setError] = useState<string>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const sent = new FormData(form)
    const input = { id, text: textOf(sent, 'text') }
    const done = await act(call, input, {
      done: copy.noted,
      onFields: (fields) => setError(fields.text),
    })
    if (done) clearSentFields(form, sent)
  }

  return (
    <Panel id="notes" lit={notes.length > 0} state={copy.state(notes.length)}>
      <form
        className="page-form"
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
        <Button type="submit" variant="secondary" size="small" icon="check" busy={busy}>
          {busy ? copy.addingNote : copy.addNote}
        </Button>
      </form>
      {notes.length > 0 && (
        <ol className="admin-notes">
          {notes.map(({ id: key, author, text, createdAt }) => (
            <li key={key}>
              <p className="caption">
                {author}, <FormattedDate at={createdAt} />
              </p>
              <p className="admin-note-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
