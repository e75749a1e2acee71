import { accountFields } from '#content/shared/sign-in/account-fields.ts'
import { passwordChecks } from '#web/client/forms/password-checks.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './password-rules.css'

interface PasswordRulesProps {
  id: string
  password: string
  /** Whether it is known from leaks or easy to guess; undefined while unknown. */
  isEasy: boolean | undefined
  /** After the first attempt, missing items are red. */
  strict: boolean
}

/** The rules, ticked off while the password is typed. */
export function PasswordRules({ id, password, isEasy, strict }: PasswordRulesProps) {
  const checks = [
    ...passwordChecks(password).map((rule) => ({ ...rule, isBroken: strict && !rule.holds })),
    { id: 'known' as const, holds: isEasy === false, isBroken: isEasy === true },
  ]
  const met = checks.filter(({ holds }) => holds).length
  return (
    <div className="password-rules">
      <ul id={id} className="password-rules-list">
        {checks.map((rule) => (
          <li key={rule.id} data-state={rule.holds ? 'met' : rule.isBroken ? 'missing' : 'open'}>
            {rule.holds || rule.isBroken ? (
              <Icon name={rule.holds ? 'check' : 'close'} size={16} />
            ) : (
              <span className="password-rules-box" aria-hidden />
            )}
            {accountFields.rules[rule.id][rule.isBroken ? 'add' : 'has']}
            {rule.holds && <span className="visually-hidden"> (done)</span>}
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{password && `${met} of ${checks.length}`}</output>
    </div>
  )
}
