import { accountFields } from '#content/shared/sign-in.ts'
import { passwordChecks } from '#web/client/forms/password-checks.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './password-rules.css'

interface PasswordRulesProps {
  id: string
  password: string
  /** From the first attempt on, what is missing is said in red. */
  strict: boolean
}

/** The five rules, ticked off while the password is typed. */
export function PasswordRules({ id, password, strict }: PasswordRulesProps) {
  const checks = passwordChecks(password)
  const met = checks.filter(({ holds }) => holds).length
  return (
    <div className="password-rules">
      <ul id={id} className="password-rules-list">
        {checks.map((rule) => (
          <li key={rule.id} data-state={rule.holds ? 'met' : strict ? 'missing' : 'open'}>
            {rule.holds || strict ? (
              <Icon name={rule.holds ? 'check' : 'close'} size={16} />
            ) : (
              <span className="password-rules-box" aria-hidden />
            )}
            {accountFields.rules[rule.id][rule.holds || !strict ? 'has' : 'add']}
            {rule.holds && <span className="visually-hidden"> (done)</span>}
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{password && `${met} of ${checks.length}`}</output>
    </div>
  )
}
