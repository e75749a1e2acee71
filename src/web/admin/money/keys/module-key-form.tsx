import { keysPage as copy } from '#content/admin/money.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

/** A new key beside the one in use, so that a module server can switch. */
export function ModuleKeyForm({ moduleServers }: { moduleServers: readonly string[] }) {
  const { form, errors, busy } = useApiForm('adminModuleServerKey', {
    schema: async () => (await import('#contract/money/shapes.ts')).moduleServerKeyInput,
    read: (fields) => ({
      module_server: textOf(fields, 'module_server'),
      kid: textOf(fields, 'kid').trim(),
      public_key: textOf(fields, 'public_key').trim(),
    }),
    texts: () => ({ done: copy.added }),
    clears: true,
  })
  return (
    <form className="admin-form" {...form}>
      <FieldGroup>
        <FieldRow>
          <Select
            name="module_server"
            label={copy.columns.server}
            options={moduleServers.map((value) => ({ value, text: value }))}
          />
          <Field name="kid" label={copy.kid} error={errors.kid} maxLength={40} autoComplete="off" required />
        </FieldRow>
        <Field
          name="public_key"
          label={copy.publicKey}
          error={errors.public_key}
          maxLength={44}
          autoComplete="off"
          required
        />
      </FieldGroup>
      <Button type="submit" size="small" variant="secondary" busy={busy}>
        {copy.add}
      </Button>
    </form>
  )
}
