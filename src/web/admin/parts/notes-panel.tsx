import { notesPanel as copy } from '#content/admin/admin.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { TextAreaField } from '#web/kit/forms/field.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import './notes-panel.css'

interface NotesPanelProps {
  /** Whom or what they are about. */
  id: string
  /** Newest first. */
  notes: readonly { id: string; author: string; text: string; createdAt: string }[]
  call: 'adminNote' | 'adminLeadNote'
}

/** Notes that staff write for staff. They can be added and not changed. */
export function NotesPanel({ id, notes, call }: NotesPanelProps) {
  const { form, errors, busy } = useApiForm(call, {
    schema: async () => (await import('#contract/staff/shapes.ts')).noteInput,
    read: (fields) => ({ id, text: textOf(fields, 'text') }),
    texts: () => ({ done: copy.noted }),
    clears: true,
  })

  return (
    <Panel id="notes" lit={notes.length > 0} state={copy.state(notes.length)}>
      <form className="page-form" {...form}>
        <TextAreaField
          name="text"
          label={copy.note}
          hint={copy.noteHint}
          error={errors.text}
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
