import { readOnly } from '#content/shared/panels.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { KeyValueList, type KeyValue } from '#web/kit/data/key-value-list.tsx'

interface FilledProps {
  rows: readonly KeyValue[]
  /** Who could change it. */
  administrators: readonly string[]
}

/** A read-only panel: the values, and who can change them. */
export function Filled({ rows, administrators }: FilledProps) {
  return (
    <>
      <KeyValueList rows={rows.map(({ term, value }) => ({ term, value: value || readOnly.nothing }))} />
      <AdministratorsNote administrators={administrators} />
    </>
  )
}

export function AdministratorsNote({ administrators }: { administrators: readonly string[] }) {
  return (
    <p className="page-waiting">
      <Icon name="lock" />
      <span>{readOnly.who(administrators)}</span>
    </p>
  )
}
