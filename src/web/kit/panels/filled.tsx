import { readOnly } from '#content/shared/panels.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { KeyValueList, type KeyValue } from '#web/kit/data/key-value-list.tsx'

interface FilledProps {
  rows: readonly KeyValue[]
  /** Who could change it. */
  keepers: readonly string[]
}

/** A panel for those who may read it only: what stands there, and whom to ask. */
export function Filled({ rows, keepers }: FilledProps) {
  return (
    <>
      <KeyValueList rows={rows.map(({ term, value }) => ({ term, value: value || readOnly.nothing }))} />
      <KeepersNote keepers={keepers} />
    </>
  )
}

export function KeepersNote({ keepers }: { keepers: readonly string[] }) {
  return (
    <p className="page-waiting">
      <Icon name="lock" />
      <span>{readOnly.who(keepers)}</span>
    </p>
  )
}
