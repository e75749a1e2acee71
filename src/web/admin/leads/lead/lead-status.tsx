import { useState } from 'react'
import { leadPage as copy, leadWords } from '#content/admin/leads.ts'
import { leadStates, type LeadState } from '#contract/leads/shapes.ts'
import { useAdminChange } from '#web/admin/parts/use-admin-change.ts'
import { FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

interface StandingProps {
  lead: { id: string; revision: number; state: LeadState; assigneeId: string }
  colleagues: readonly { id: string; name: string }[]
}

const isState = (value: string): value is LeadState => leadStates.some((state) => state === value)

/** How it stands and who sees to it: a choice is saved as it is made. */
export function Standing({ lead, colleagues }: StandingProps) {
  const { id, revision, state, assigneeId } = lead
  const { act, busy } = useAdminChange()
  // What was chosen stands until the page knows better.
  const [chosen, setChosen] = useState<{ state?: LeadState; assignee?: string }>({})
  const change = async (part: typeof chosen) => {
    setChosen(part)
    await act('adminLead', { id, revision, ...part }, { done: copy.saved })
    setChosen({})
  }
  const people = colleagues.map(({ id: value, name }) => ({ value, text: name }))
  return (
    <FieldGroup>
      <FieldRow>
        <Select
          label={copy.facts.state}
          value={chosen.state ?? state}
          options={leadStates.map((value) => ({ value, text: leadWords.states[value] }))}
          aria-busy={busy}
          onChange={({ currentTarget: { value } }) => isState(value) && void change({ state: value })}
        />
        <Select
          label={copy.facts.assignee}
          value={chosen.assignee ?? assigneeId}
          options={[{ value: '', text: leadWords.nobody }, ...people]}
          aria-busy={busy}
          onChange={({ currentTarget: { value } }) => void change({ assignee: value })}
        />
      </FieldRow>
    </FieldGroup>
  )
}
