import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Channel, channels } from '#shop-model/state.ts'
import { signInWords } from '#content/demo/screens.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import { Action, Actions } from '../parts/action.tsx'
import { Choice, TextField } from '../parts/fields.tsx'
import { useDemo, useDemoView } from '../frame/use-demo.ts'
import './sign-in.css'

/** In place of every screen until somebody is signed in; the address stays what it was. */
export function SignIn() {
  const code = useDemoView(({ state }) => state.session.code)
  return (
    <div className="account-screen account-sign-in">
      <header className="account-screen-head">
        <h1 tabIndex={-1}>{signInWords.title}</h1>
        <p>{signInWords.lead}</p>
      </header>
      {code ? <CodeForm code={code} /> : <EmailForm />}
    </div>
  )
}

function EmailForm() {
  const { state, act } = useDemo()
  const [email, setEmail] = useState(state.shopper.email)
  const [channel, setChannel] = useState(state.session.channel)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(act({ type: 'session.ask-code', email, channel }))
  }
  return (
    <form method="post" className="account-form" onSubmit={send} noValidate>
      <TextField
        label={signInWords.email}
        type="email"
        name="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        fault={refusal && refusalSentence(refusal)}
      />
      <Choice
        legend={signInWords.channel}
        layout="row"
        value={channel}
        onChange={setChannel}
        options={channels.map((value) => ({ value, label: signInWords.channels[value] }))}
      />
      <Action variant="main" type="submit">
        {signInWords.send}
      </Action>
    </form>
  )
}

function CodeForm({ code }: { code: { digits: string; channel: Channel } }) {
  const { state, act } = useDemo()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<Refusal>()
  const use = useRef<HTMLButtonElement>(null)
  useEffect(() => use.current?.focus(), [])
  const digits = `${code.digits.slice(0, 3)} ${code.digits.slice(3)}`
  const enter = (text: string) => setRefusal(act({ type: 'session.enter-code', code: text }))
  return (
    <>
      <figure className="account-message">
        <figcaption>
          {signInWords.messageLabel} {signInWords.sentTo[code.channel]}
        </figcaption>
        <blockquote>{signInWords.message(digits)}</blockquote>
        <button
          ref={use}
          className="account-action"
          data-variant="main"
          type="button"
          onClick={({ currentTarget }) => {
            // A button that goes while it has the focus makes the browser lay out the page twice.
            currentTarget.blur()
            enter(code.digits)
          }}
        >
          {signInWords.use}
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
          label={signInWords.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          fault={refusal && refusalSentence(refusal)}
        />
        <Actions>
          <Action type="submit">{signInWords.enter}</Action>
          <Action
            variant="text"
            onClick={() => {
              setRefusal(act({ type: 'session.ask-code', email: state.shopper.email, channel: code.channel }))
              setTyped('')
            }}
          >
            {signInWords.again}
          </Action>
        </Actions>
      </form>
    </>
  )
}
