import { useState } from 'react'
import { senderPanel as copy } from '#content/portal/messages.ts'
import type { MessageSender } from '#contract/messages/shapes.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { CodeForm } from './code-form.tsx'

interface SenderViewProps {
  sender: MessageSender
  mayChange: boolean
}

/** A number or sender as it stands, and what can be done with it. */
export function SenderView({ sender, mayChange }: SenderViewProps) {
  const { channel, state, reason } = sender
  const about = aboutOf(sender)
  const mend = state === 'paused' ? copy.mend(reason) : undefined
  return (
    <div className="sender-view">
      <p>
        <Badge tone={state === 'refused' || state === 'paused' ? 'alert' : 'plain'}>
          {copy.states[state]}
        </Badge>
      </p>
      {about && <p>{about}</p>}
      {mend && <p>{mend}</p>}
      {reason && <p className="caption">{copy.reason(reason)}</p>}
      <KeyValueList rows={rowsOf(sender)} />
      {mayChange && state === 'code' && <CodeForm />}
      {mayChange && <SenderActs channel={channel} state={state} />}
    </div>
  )
}

function aboutOf({ channel, state }: MessageSender): string | undefined {
  if (state === 'approved') return undefined
  const text = copy.about[state]
  return typeof text === 'string' ? text : text[channel]
}

const rowsOf = ({ channel, name, display_name: displayName, entity_id: entity, consent }: MessageSender) =>
  channel === 'whatsapp'
    ? [
        { term: copy.terms.number, value: <span className="typed">{name}</span> },
        { term: copy.terms.displayName, value: displayName },
        { term: copy.terms.consent, value: consent },
      ]
    : [
        { term: copy.terms.sender, value: <span className="typed">{name}</span> },
        { term: copy.terms.entity, value: <span className="typed">{entity}</span> },
        { term: copy.terms.consent, value: consent },
      ]

function SenderActs({ channel, state }: Pick<MessageSender, 'channel' | 'state'>) {
  const { run, busy } = useApiAction()
  const [isAsking, setAsking] = useState(false)
  const disconnect = () => {
    setAsking(false)
    void run('disconnectSender', { channel }, { done: copy.disconnected, message: () => undefined })
  }
  const check = () => void run('checkSender', { channel }, { done: copy.checked, message: () => undefined })
  return (
    <div className="sender-acts">
      {state !== 'code' && (
        <Button type="button" variant="secondary" size="small" busy={busy} onClick={check}>
          {copy.check}
        </Button>
      )}
      <Button type="button" variant="secondary" size="small" busy={busy} onClick={() => setAsking(true)}>
        {state === 'code' ? copy.otherNumber : copy.disconnect}
      </Button>
      <Question
        title={copy.disconnectTitle[channel]}
        open={isAsking}
        yes={copy.disconnectYes}
        no={copy.disconnectNo}
        onYes={disconnect}
        onClose={() => setAsking(false)}
      >
        <p>{copy.disconnectText}</p>
      </Question>
    </div>
  )
}
