import { inviteDialog, outletChoice as copy, peoplePanel } from '#content/portal/people.ts'
import { roleTexts } from '#content/portal/roles.ts'
import type { PeopleList } from '#contract/people/shapes.ts'
import { type Role, roles } from '#contract/people/roles.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { MultiSelect } from '#web/kit/forms/combobox/multi-select.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'

interface RoleFieldsProps {
  role: Role
  onRole(role: Role): void
  outlets: PeopleList['outlets']
  chosen: ReadonlySet<string>
  onChosen(chosen: ReadonlySet<string>): void
  /** How many more outlets they have, beyond the reach of the signed-in person. */
  beyond?: number
  error?: string
}

/** What somebody may do, and where: the two questions of an invitation and of every later change. */
export function RoleFields({ role, onRole, outlets, chosen, onChosen, beyond = 0, error }: RoleFieldsProps) {
  const { may } = usePortal()
  const cells = roles
    .filter((value) => value !== 'owner' || may('owners:manage'))
    .map((value) => ({ value, title: roleTexts[value].name, note: roleTexts[value].note }))
  const choose = (value: string) => onRole(roles.find((known) => known === value) ?? role)

  return (
    <>
      <RadioCells legend={inviteDialog.role} variant="list" cells={cells} value={role} onChange={choose} />
      {role === 'owner' ? (
        <p className="users-note">{copy.owner}</p>
      ) : (
        <MultiSelect
          legend={copy.legend}
          items={outlets.map(({ id, name }) => ({ id, text: name }))}
          chosen={chosen}
          onChange={onChosen}
          texts={copy}
          hint={beyond > 0 ? `${copy.besides}${peoplePanel.beyond(beyond)}.` : copy.later}
          error={error}
        />
      )}
    </>
  )
}
