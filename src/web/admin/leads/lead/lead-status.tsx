import { useState } from 'react'
import { leadPage as copy, leadTexts } from '#content/admin/leads.ts'
import { leadStates, type LeadState } from '#contract/leads/choices.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

interface LeadStatusProps {
  lead: { id: string; revision: number; state: LeadState; assigneeId: string }
  colleagues: readonly { id: string; name: string }[]
}

const isState = (value: string): value is LeadState => leadStates.some((state) => state === value)

/** The state of a lead and who works on it. A choice is saved at once. */
export function LeadStatus({ lead, colleagues }: LeadStatusProps) {
  const { id, revision, state, assigneeId } = lead
  const { run, busy } = useApiAction()
  // Shown until the page has loaded the saved lead.
  const [chosen, setChosen] = useState<{ state?: LeadState; assignee?: string }>({})
  const change = async (part: typeof chosen) => {
    setChosen(part)
    await run('adminLead', { id, revision, ...part }, { done: copy.saved })
    setChosen({})
  }
  const people = colleagues.map(({ id: value, name }) => ({ value, text: name }))
  return (
    <FieldGroup>
      <FieldRow>
        <Select
          label={copy.facts.state}
          value={chosen.state ?? state}
          options={leadStates.map((value) => ({ value, text: leadTexts.states[value] }))}
          aria-busy={busy}
          onChange={({ currentTarget: { value } }) => isState(value) && void change({ state: value })}
        />
        <Select
          label={copy.facts.assignee}
          value={chosen.assignee ?? assigneeId}
          options={[{ value: '', text: leadTexts.nobody }, ...people]}
          aria-busy={busy}
          onChange={({ currentTarget: { value } }) => void change({ assignee: value })}
        />
      </FieldRow>
    </FieldGroup>
  )
}
