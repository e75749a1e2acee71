import { messageTexts } from '#rules/messages/texts.ts'
import type { MessageEvent } from '#rules/messages/events.ts'
import type { MessageContent } from './message-row.ts'

type Values = Pick<MessageContent, 'store' | 'values' | 'link'>

/** In the order in which the texts name them. */
export const valuesOf = ({ store, values }: Pick<Values, 'store' | 'values'>): string[] => [store, ...values]

/** The whole text, as an SMS has it. */
export function textOf(event: MessageEvent, content: Values): string {
  const values = valuesOf(content)
  const text = messageTexts[event].body.replaceAll(
    /\{\{(\d)\}\}/g,
    (_, place: string) => values[Number(place) - 1] ?? '',
  )
  return content.link ? `${text} ${content.link}` : text
}

/** What follows the button's address, as it was approved. */
export const linkSuffix = (link: string): string => link.slice(link.lastIndexOf('/') + 1)
