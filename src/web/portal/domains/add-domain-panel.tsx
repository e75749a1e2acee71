import { useEffect, useRef, useState } from 'react'
import { addDomainPanel as copy } from '#content/portal/domains.ts'
import { webHost } from '#rules/web-address.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'

export function AddDomainPanel() {
  const field = useRef<HTMLInputElement>(null)
  const [host, setHost] = useState<string>()
  const readHost = () => setHost(webHost(field.current?.value ?? ''))
  useEffect(readHost, [])
  const { form, errors, busy } = useApiForm('addDomain', {
    schema: async () => (await import('#contract/company/shapes.ts')).domainInput,
    texts: () => ({ done: copy.added, message: () => copy.next }),
    onDone: readHost,
    clears: true,
  })

  return (
    <Panel id="add" state={copy.state}>
      <form className="page-form" {...form}>
        <Field
          ref={field}
          name="domain"
          label={copy.field}
          placeholder={copy.placeholder}
          error={errors.domain}
          hint={
            host && (
              <>
                {copy.understood} <b className="typed">{host}</b>
              </>
            )
          }
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
          spellCheck={false}
          onInput={readHost}
          required
        />
        <Button type="submit" icon="plus" busy={busy}>
          {busy ? copy.adding : copy.add}
        </Button>
      </form>
    </Panel>
  )
}
