import { useEffect, useRef, useState } from 'react'
import { messagesPanel as copy } from '#content/portal/messages.ts'
import type { MessageList, MessageState } from '#contract/messages/shapes.ts'
import type { MessageChannel, MessageEvent } from '#rules/messages/events.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

export interface MessageFilter {
  event: MessageEvent | ''
  channel: MessageChannel | ''
  state: MessageState | ''
}

const lookEveryMs = 5_000

/** The newest messages of a filter, looked at again every few seconds while the page is seen. Older ones stay below. */
export function useMessages(first: MessageList, initial: MessageFilter) {
  const toast = useToast()
  const [filter, setChosen] = useState(initial)
  const [newest, setNewest] = useState(first)
  const [older, setOlder] = useState<Pick<MessageList, 'messages' | 'next'>>()
  const [isBusy, setBusy] = useState(false)
  /** An answer to an earlier choice is not shown. */
  const latest = useRef(filter)

  useEffect(() => {
    const look = async () => {
      if (document.hidden) return
      const answer = await merchantApi('messageList', filter)
      if (answer.ok && latest.current === filter) setNewest(answer.data.data)
    }
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [filter])

  const setFilter = async (chosen: MessageFilter) => {
    latest.current = chosen
    setChosen(chosen)
    setOlder(undefined)
    setBusy(true)
    const answer = await merchantApi('messageList', chosen)
    if (latest.current !== chosen) return
    setBusy(false)
    if (answer.ok) setNewest(answer.data.data)
    else toast({ status: 'error', title: copy.older, message: copy.noAnswer })
  }

  const next = older ? older.next : newest.next
  const more = async () => {
    setBusy(true)
    const answer = await merchantApi('messageList', { ...filter, cursor: next ?? '' })
    setBusy(false)
    if (!answer.ok) return toast({ status: 'error', title: copy.older, message: copy.noAnswer })
    const { messages, next: after } = answer.data.data
    setOlder({ messages: [...(older?.messages ?? []), ...messages], next: after })
  }

  const ids = new Set(newest.messages.map(({ id }) => id))
  const below = older?.messages.filter(({ id }) => !ids.has(id)) ?? []
  return {
    list: { ...newest, messages: [...newest.messages, ...below] },
    filter,
    setFilter: (chosen: MessageFilter) => void setFilter(chosen),
    next,
    isBusy,
    more,
  }
}
