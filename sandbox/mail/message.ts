import PostalMime, { type Address, type Email } from 'postal-mime'
import { findLinks } from './links.ts'

export interface Envelope {
  from: string
  to: string[]
}

export interface Attachment {
  name: string
  type: string
  contentId: string | undefined
  content: Uint8Array
}

export interface Message {
  id: string
  receivedAt: Date
  envelope: Envelope
  from: string
  to: string[]
  cc: string[]
  replyTo: string[]
  subject: string
  messageId: string | undefined
  headers: { name: string; value: string }[]
  text: string | undefined
  html: string | undefined
  attachments: Attachment[]
  links: string[]
  raw: Buffer
}

/** The id carries the time, so that a folder of files sorts itself and needs no second record. */
export function makeId(time: number, random: string): string {
  return `${new Date(time).toISOString().replace(/[-:.]/g, '')}-${random}`
}

const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]{8}$/

export function timeOfId(id: string): Date | undefined {
  const parts = idPattern.exec(id)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second, ms] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
}

/** Writes the envelope on top of the mail, where a delivering server puts it. */
export function seal(raw: Buffer, envelope: Envelope): Buffer {
  const stamp = `Return-Path: <${envelope.from}>\r\nDelivered-To: ${envelope.to.join(', ')}\r\n`
  return Buffer.concat([Buffer.from(stamp), raw])
}

export async function parseMessage(id: string, raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  return {
    id,
    receivedAt: timeOfId(id) ?? new Date(0),
    envelope: { from: first(mail, 'return-path').replace(/[<>]/g, ''), to: recipients(mail) },
    from: mail.from ? spell(mail.from) : '',
    to: (mail.to ?? []).map(spell),
    cc: (mail.cc ?? []).map(spell),
    replyTo: (mail.replyTo ?? []).map(spell),
    subject: mail.subject ?? '',
    messageId: mail.messageId,
    headers: mail.headers.map((header) => ({ name: header.originalKey, value: header.value })),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map((part, index) => ({
      name: part.filename ?? `part-${index + 1}`,
      type: part.mimeType,
      contentId: part.contentId?.replace(/[<>]/g, ''),
      content: part.mimeType === 'text/calendar' ? withCrlf(part.content) : bytes(part.content),
    })),
    links: findLinks(mail.html, mail.text),
    raw,
  }
}

const first = (mail: Email, key: string) => mail.headers.find((header) => header.key === key)?.value ?? ''

const recipients = (mail: Email) =>
  first(mail, 'delivered-to')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

function spell(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(spell).join(', ')};`
  return address.name ? `${address.name} <${address.address}>` : address.address
}

/** The parser ends lines with LF where the mail said CRLF, which calendar files insist on. */
const withCrlf = (content: ArrayBuffer | Uint8Array | string) =>
  Buffer.from(Buffer.from(bytes(content)).toString('utf8').replace(/\r?\n/g, '\r\n'))

function bytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return new Uint8Array(content)
}
