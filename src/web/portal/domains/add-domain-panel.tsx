import { useState } from 'react'
import { addDomainPanel as copy } from '#content/portal/domains.ts'
import { domainInput } from '#contract/company/shapes.ts'
import { webHost } from '#rules/web-address.ts'
import { sentIn } from '#web/client/forms/clear-sent.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useSavedForm } from '#web/client/forms/use-saved-form.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

export function AddDomainPanel() {
  const [typed, setTyped] = useState('')
  const { form, errors, busy } = useSavedForm({
    schema: domainInput,
    request: 'addDomain',
    words: () => ({ done: copy.added, message: () => copy.next }),
    onSaved: (_form, sent) => setTyped((now) => (now === sentIn(sent, 'domain') ? '' : now)),
  })
  const understood = webHost(typed)

  return (
    <Panel id="add" state={copy.state}>
      <form className="page-form" {...form}>
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
        <Button type="submit" icon="plus" busy={busy}>
          {busy ? copy.adding : copy.add}
        </Button>
      </form>
    </Panel>
  )
}

function Understood({ domain }: { domain: string }) {
  return (
    <>
      {copy.understood} <b className="typed">{domain}</b>
    </>
  )
}
