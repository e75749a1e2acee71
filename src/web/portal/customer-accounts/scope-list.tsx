import { customerAccounts as copy } from '#content/portal/customer-accounts.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'

interface ScopeListProps<Scope extends string> {
  scopes: readonly { scope: Scope; is_granted: boolean }[]
  why: Readonly<Record<Scope, string>>
}

/** What the store allows, each with its reason. */
export function ScopeList<Scope extends string>({ scopes, why }: ScopeListProps<Scope>) {
  return (
    <ul>
      {scopes.map(({ scope, is_granted: isGranted }) => (
        <li key={scope} data-done={isGranted || undefined}>
          <Icon name={isGranted ? 'check' : 'warning'} size={16} />
          <p>
            <b className="typed">{scope}</b>{' '}
            <span>{isGranted ? copy.scopes.granted : copy.scopes.missing}</span>
            <br />
            {why[scope]}
          </p>
        </li>
      ))}
    </ul>
  )
}
