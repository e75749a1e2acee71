import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { openKeptFile } from '../kept-file.ts'

export type PhoneChannel = 'whatsapp' | 'sms'

export interface PhoneMessage {
  id: string
  at: number
  channel: PhoneChannel
  /** The store's number or sender. */
  sender: string
  text: string
  /** Below the text, on WhatsApp. */
  button?: { text: string; url: string }
  /** Typed on this phone. */
  isReply: boolean
  isRead: boolean
}

export interface Phone {
  number: string
  isOnWhatsapp: boolean
  messages: PhoneMessage[]
}

type Arriving = Pick<PhoneMessage, 'channel' | 'sender' | 'text' | 'button'> & { id?: string }
export type PhoneListener = (phone: Phone, messages: PhoneMessage[]) => void

const most = 200

export type Phones = ReturnType<typeof openPhones>

/** Phones of people, by their number in digits. A number that is asked about for the first time is on WhatsApp. */
export function openPhones(dataDir: string | undefined) {
  const file = openKeptFile(dataDir, 'phones.json')
  const kept = z.array(z.custom<Phone>()).safeParse(file.stored).data ?? []
  const phones = new Map(kept.map((phone) => [phone.number, phone]))
  const onRead = new Map<PhoneChannel, PhoneListener>()
  const onReply = new Map<PhoneChannel, PhoneListener>()
  const save = () => file.save(() => [...phones.values()])

  function phoneOf(typed: string): Phone {
    const number = typed.replaceAll(/\D/g, '')
    const phone = phones.get(number) ?? { number, isOnWhatsapp: true, messages: [] }
    phones.set(number, phone)
    return phone
  }

  function add(number: string, message: Omit<PhoneMessage, 'id' | 'at'> & { id?: string }): PhoneMessage {
    const phone = phoneOf(number)
    const added = { id: randomUUID(), at: Date.now(), ...message }
    phone.messages.push(added)
    phone.messages.splice(0, phone.messages.length - most)
    save()
    return added
  }

  return {
    phoneOf,
    all: () => [...phones.values()],
    receive: (number: string, message: Arriving) =>
      add(number, { ...message, isReply: false, isRead: false }),
    setWhatsapp(number: string, isOn: boolean): void {
      phoneOf(number).isOnWhatsapp = isOn
      save()
    },
    /** Somebody looks at the phone: the senders of new messages are told that they were read. */
    look(number: string): Phone {
      const phone = phoneOf(number)
      const unread = phone.messages.filter(({ isRead, isReply }) => !isRead && !isReply)
      for (const message of unread) message.isRead = true
      if (unread.length > 0) save()
      for (const [channel, listener] of onRead) {
        const own = unread.filter((message) => message.channel === channel)
        if (own.length > 0) listener(phone, own)
      }
      return phone
    },
    reply(
      number: string,
      { channel, sender, text }: Pick<PhoneMessage, 'channel' | 'sender' | 'text'>,
    ): void {
      const added = add(number, { channel, sender, text, isReply: true, isRead: true })
      onReply.get(channel)?.(phoneOf(number), [added])
    },
    onRead: (channel: PhoneChannel, listener: PhoneListener) => onRead.set(channel, listener),
    onReply: (channel: PhoneChannel, listener: PhoneListener) => onReply.set(channel, listener),
    saved: () => file.saved(),
  }
}
