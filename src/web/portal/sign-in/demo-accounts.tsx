import { signIn } from '#content/shared/sign-in/sign-in.ts'
import '#web/kit/sign-in/demo-accounts.css'

export interface DemoAccount {
  email: string
  password: string
  about: string
}

interface DemoAccountsProps {
  accounts: readonly DemoAccount[]
  onChoose(account: DemoAccount): void
}

const { demo } = signIn

/** Only the demo has any; the server of a real installation sends none. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{demo.title}</h2>
      <p>{demo.text}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onChoose(account)}>
              <span className="typed">{account.email}</span>
              <small>{account.about}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
