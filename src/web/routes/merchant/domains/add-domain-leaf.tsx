import { type SubmitEvent, useState } from 'react'
import { addDomainLeaf as copy } from '#content/domains.ts'
import { domainInput } from '#contract/company.ts'
import { webHost } from '#contract/web-address.ts'
import { useCheckedForm } from '#web/browser/use-checked-form.ts'
import { Leaf } from '#web/sections/paper/leaf.tsx'
import { useAct } from '#web/sections/paper/use-act.ts'
import { Field } from '#web/ui/field.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { calls } from './calls.ts'

export function AddDomainLeaf() {
  const { act, busy } = useAct()
  const { errors, check, recheck, complain } = useCheckedForm(domainInput)
  const [typed, setTyped] = useState('')
  const understood = webHost(typed)

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = busy ? undefined : check(form)
    if (!input) return
    const done = await act(calls.add, input, {
      done: copy.added,
      message: () => copy.next,
      onFields: (fields) => complain(form, fields),
    })
    if (done) setTyped('')
  }

  return (
    <Leaf id="add" state={copy.state}>
      <form
        method="post"
        className="paper-form"
        onSubmit={(event) => void add(event)}
        onInput={recheck}
        noValidate
      >
        <Field
          name="domain"
          label={copy.field}
          value={typed}
          placeholder={copy.placeholder}
          error={errors.domain}
          hint={understood && <Understood domain={understood} />}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
        />
        <TicketButton type="submit" icon="plus" busy={busy}>
          {busy ? copy.adding : copy.add}
        </TicketButton>
      </form>
    </Leaf>
  )
}

function Understood({ domain }: { domain: string }) {
  return (
    <>
      {copy.understood} <b className="typed">{domain}</b>
    </>
  )
}
