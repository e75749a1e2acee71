import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Channel, channels } from '#shop-model/state.ts'
import { signInCopy } from '#content/account/screens.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RadioGroup, TextField } from '#web/account/parts/fields.tsx'
import { useAct, usePlayed } from '#web/account/use-account.ts'
import { useDemoContext, useDemoView } from '../frame/use-demo.ts'
import '#web/account/parts/sign-in.css'

/** The sign-in as a scene: shown in place of every screen after a sign-out. The address stays. */
export function SignIn() {
  const { store } = useDemoContext()
  const code = useDemoView(({ state }) => state.session.code)
  return (
    <div className="account-screen account-sign-in">
      <header className="account-screen-head">
        <h1 className="account-title" tabIndex={-1}>
          {signInCopy.title}
        </h1>
        <p>{signInCopy.lead}</p>
      </header>
      {code ? <CodeForm code={code} /> : <EmailForm />}
      <Actions>
        <Action variant="text" onClick={store.signIn}>
          {signInCopy.skip}
        </Action>
      </Actions>
    </div>
  )
}

function EmailForm() {
  const { shopper, session } = usePlayed()
  const { act, isBusy, refusal } = useAct()
  const [email, setEmail] = useState(shopper.email)
  const [channel, setChannel] = useState(session.channel)
  const send = (event: FormEvent) => {
    event.preventDefault()
    act({ type: 'session.request-code', email, channel })
  }
  return (
    <form method="post" className="account-form" onSubmit={send} noValidate>
      <TextField
        label={signInCopy.email}
        type="email"
        name="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={refusal?.text}
      />
      <RadioGroup
        legend={signInCopy.channel}
        layout="row"
        value={channel}
        onChange={setChannel}
        options={channels.map((value) => ({ value, label: signInCopy.channels[value] }))}
      />
      <Action variant="main" type="submit" isBusy={isBusy}>
        {signInCopy.send}
      </Action>
    </form>
  )
}

function CodeForm({ code }: { code: { digits: string; channel: Channel } }) {
  const { shopper } = usePlayed()
  const { act, isBusy, refusal } = useAct()
  const [typed, setTyped] = useState('')
  const use = useRef<HTMLButtonElement>(null)
  useEffect(() => use.current?.focus(), [])
  const digits = `${code.digits.slice(0, 3)} ${code.digits.slice(3)}`
  const enter = (text: string) => act({ type: 'session.enter-code', code: text })
  return (
    <>
      <figure className="account-message">
        <figcaption>
          {signInCopy.messageLabel} {signInCopy.sentTo[code.channel]}
        </figcaption>
        <blockquote>{signInCopy.message(digits)}</blockquote>
        <button
          ref={use}
          className="account-action"
          data-variant="main"
          type="button"
          onClick={({ currentTarget }) => {
            // Removing a focused button makes the browser lay out the page twice.
            currentTarget.blur()
            enter(code.digits)
          }}
        >
          {signInCopy.use}
        </button>
      </figure>
      <form
        method="post"
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          enter(typed)
        }}
      >
        <TextField
          label={signInCopy.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={refusal?.text}
        />
        <Actions>
          <Action type="submit" isBusy={isBusy}>
            {signInCopy.enter}
          </Action>
          <Action
            variant="text"
            onClick={() => {
              act({ type: 'session.request-code', email: shopper.email, channel: code.channel })
              setTyped('')
            }}
          >
            {signInCopy.again}
          </Action>
        </Actions>
      </form>
    </>
  )
}
