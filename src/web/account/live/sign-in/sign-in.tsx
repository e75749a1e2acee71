import { type SubmitEvent, useState } from 'react'
import { liveCopy, liveSignIn as copy } from '#content/account/live.ts'
import type { Problem } from '#contract/problem.ts'
import { shopperApi } from '#web/client/api/shopper-api.ts'
import { Action, Actions } from '../../parts/action.tsx'
import { RefusalNote, TextField } from '../../parts/fields.tsx'
import { useLive } from '../use-live.ts'
import { ClosedAccount } from './closed-account.tsx'
import '../../parts/sign-in.css'

interface Asked {
  contact: string
  request: string
  minutes: number
}

/** In place of every screen until somebody is signed in: a code by email or phone, or Shopify. The address stays. */
export function SignIn() {
  return useLive().isConnected ? <WaysIn /> : <ClosedAccount />
}

function WaysIn() {
  const { ways } = useLive()
  const [asked, setAsked] = useState<Asked>()
  return (
    <div className="account-screen account-sign-in">
      <header className="account-screen-head">
        <h1 className="account-title" tabIndex={-1}>
          {asked ? copy.sentTitle : copy.title}
        </h1>
        <p>{asked ? copy.sent(asked.contact, asked.minutes) : copy.lead}</p>
      </header>
      {asked ? (
        <CodeForm asked={asked} onAsked={setAsked} onBack={() => setAsked(undefined)} />
      ) : (
        <>
          <ContactForm onAsked={setAsked} />
          {ways.includes('shopify') && (
            <>
              <p className="account-or">{copy.or}</p>
              <ShopifyButton label={copy.shopify} />
            </>
          )}
        </>
      )}
    </div>
  )
}

const sentenceOf = (problem: Problem | undefined) => problem?.message ?? liveCopy.unanswered

function ContactForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const send = async (contact: string) => {
    setBusy(true)
    const answer = await shopperApi('askCode', { contact })
    setBusy(false)
    if (answer.ok) onAsked({ contact, ...answer.data })
    else setError(answer.problem?.fields?.contact ?? sentenceOf(answer.problem))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const contact = new FormData(event.currentTarget).get('contact')
    if (!isBusy && typeof contact === 'string') void send(contact.trim())
  }
  return (
    <form method="post" className="account-form" noValidate onSubmit={submit}>
      <TextField
        label={copy.contact}
        name="contact"
        autoComplete="username"
        inputMode="email"
        error={error}
      />
      <p className="account-muted">{copy.contactHint}</p>
      <Action variant="main" type="submit" isBusy={isBusy}>
        {copy.send}
      </Action>
    </form>
  )
}

interface CodeFormProps {
  asked: Asked
  onAsked: (asked: Asked) => void
  onBack: () => void
}

function CodeForm({ asked, onAsked, onBack }: CodeFormProps) {
  const { store } = useLive()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [note, setNote] = useState('')
  const enter = async (code: string) => {
    setBusy(true)
    const answer = await shopperApi('checkCode', { request: asked.request, code })
    if (answer.ok) return store.enter()
    setBusy(false)
    setNote('')
    setError(answer.problem?.fields?.code ?? sentenceOf(answer.problem))
  }
  const again = async () => {
    setBusy(true)
    const answer = await shopperApi('askCode', { contact: asked.contact })
    setBusy(false)
    setError(answer.ok ? undefined : sentenceOf(answer.problem))
    setNote(answer.ok ? copy.resent : '')
    if (answer.ok) onAsked({ contact: asked.contact, ...answer.data })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    if (!isBusy && typeof code === 'string') void enter(code.replaceAll(/\D/g, ''))
  }
  return (
    <form method="post" className="account-form" noValidate onSubmit={submit}>
      <TextField
        label={copy.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={error}
      />
      <output>{note}</output>
      <Actions>
        <Action variant="main" type="submit" isBusy={isBusy}>
          {copy.enter}
        </Action>
        <Action variant="text" isBusy={isBusy} onClick={() => void again()}>
          {copy.another}
        </Action>
        <Action variant="text" onClick={onBack}>
          {copy.change}
        </Action>
      </Actions>
    </form>
  )
}

/** Leads to Shopify's own page, which sends the browser back to `sign-in/shopify`. */
export function ShopifyButton({ label }: { label: string }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const start = async () => {
    setBusy(true)
    const answer = await shopperApi('startShopify', {})
    if (answer.ok) return location.assign(answer.data.url)
    setBusy(false)
    setError(sentenceOf(answer.problem))
  }
  return (
    <>
      <Action isBusy={isBusy} onClick={() => void start()}>
        {label}
      </Action>
      {error && <RefusalNote>{error}</RefusalNote>}
    </>
  )
}
