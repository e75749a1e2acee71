import { customerNames as copy } from '#content/portal/customers.ts'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import type { Names } from './use-names.ts'
import './customers.css'

const accountsPath = '/merchant/oh-my-customer/'

/** Why there are no names, and what to do about it. Nothing where there are. */
export function NamesNote({ names: { state, again } }: { names: Names }) {
  if (state === 'live' || state === 'asking') return null
  return (
    <output className="names-note">
      <span>{copy[state]}</span>
      {state === 'away' && (
        <Button type="button" size="small" variant="secondary" onClick={() => void again()}>
          {copy.again}
        </Button>
      )}
      {state === 'refused' && (
        <ButtonLink size="small" variant="secondary" to={accountsPath}>
          {copy.approve}
        </ButtonLink>
      )}
    </output>
  )
}
