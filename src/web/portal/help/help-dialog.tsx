import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { help as copy } from '#content/portal/help.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, TextAreaField } from '#web/kit/forms/field.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { type HelpRow, helpResults } from './help-results.ts'
import './help-dialog.css'

/** Answers, the state of the service, and a message to us, from any page. What was typed stays until it is sent. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const [typed, setTyped] = useState('')
  const groups = helpResults(typed)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Dialog title={copy.open} open={open} onClose={onClose}>
      <div className="help">
        <Field
          label={copy.search}
          type="search"
          autoComplete="off"
          placeholder={copy.placeholder}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <output className="visually-hidden">{typed && copy.found(count)}</output>
        {groups.map(({ name, rows }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {rows.map((row) => (
                <li key={row.id}>
                  <Row row={row} onLeave={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p>{copy.none}</p>}
        <p className="help-links">
          <a className="text-link" href={copy.all.path} target="_blank" rel="noopener">
            {copy.all.label}
          </a>
          <a className="text-link" href={copy.status.path} target="_blank" rel="noopener">
            {copy.status.label}
          </a>
        </p>
        <HelpMessage />
      </div>
    </Dialog>
  )
}

function Row({ row: { text, path, isOutside }, onLeave }: { row: HelpRow; onLeave(): void }) {
  if (!isOutside) {
    return (
      <Link className="help-row" to={path} onClick={onLeave}>
        {text}
        <Icon name="right" size={16} />
      </Link>
    )
  }
  return (
    <a className="help-row" href={path} target="_blank" rel="noopener">
      {text}
      <Icon name="out" size={16} />
    </a>
  )
}

/** The page goes along without its query, which may hold what is nobody else's. */
function HelpMessage() {
  const { pathname } = useLocation()
  const { message: words } = copy
  const { form, errors, busy } = useApiForm('sendHelp', {
    schema: async () => (await import('#contract/contact/shapes.ts')).helpInput,
    read: (fields) => ({ message: textOf(fields, 'message'), page: pathname }),
    texts: () => ({ done: words.sent, message: ({ reference }) => words.reply(reference) }),
    clears: true,
  })
  return (
    <form className="page-form" {...form}>
      <h3>{words.heading}</h3>
      <TextAreaField
        label={words.label}
        name="message"
        hint={words.hint(pathname)}
        error={errors.message}
        rows={4}
      />
      <Button type="submit" busy={busy}>
        {busy ? words.sending : words.send}
      </Button>
    </form>
  )
}
