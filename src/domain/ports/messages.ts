/** What the domain needs from those who carry messages. */

/** A text that a provider has approved, or is asked to. */
export interface ChatTemplate {
  name: string
  /** `en` */
  language: string
  category: 'authentication' | 'utility'
  /** With `{{1}}`, `{{2}}` where values go, and an example of each. Meta writes the text of codes itself. */
  body: string
  examples: readonly string[]
  /** A button below the text that leads to an address of the account. */
  button?: { text: string; baseUrl: string; example: string }
}

export interface ChatMessage {
  /** The provider's id of the merchant's number. */
  from: string
  /** Digits, with the country's code. */
  to: string
  template: string
  language: string
  values: readonly string[]
  /** The end of the button's address. */
  buttonSuffix?: string
  /** Of the category `authentication`: the code, which is then the only value. */
  code?: string
  /** Repeated in every report about it. */
  reference: string
}

/** What a provider said to a call: it has done it, or will not. */
export type Handover = { id: string; refusal?: undefined } | { id?: undefined; refusal: string }

/** What a provider said to a message. */
export type SendAnswer =
  | { id: string; refusal?: undefined; retryAfterMs?: undefined }
  | {
      refusal: string
      /** What refuses every message until somebody mends it: the sender or our access to it, or the text. */
      broken?: 'sender' | 'text'
      id?: undefined
      retryAfterMs?: undefined
    }
  /** Too many at once: it has not taken this one, and may be asked again after so long. */
  | {
      retryAfterMs: number
      /** It was not asked at all, because it failed several times in a row. */
      isResting?: boolean
      id?: undefined
      refusal?: undefined
    }

/** What a webhook says, and how many of its items could not be read. */
export interface Webhook<Event> {
  events: Event[]
  unreadable: number
}

/** A report, an answer or a decision, from a webhook whose signature is right. */
export type ChatEvent =
  | {
      kind: 'report'
      reference: string
      status: 'sent' | 'delivered' | 'read' | 'failed'
      isBillable?: boolean
      error: string
    }
  | { kind: 'reply'; to: string; from: string; text: string }
  | {
      kind: 'template'
      name: string
      language: string
      state: 'approved' | 'rejected' | 'paused'
      reason: string
    }
  | { kind: 'category'; name: string; language: string; category: string }
  | { kind: 'number'; number: string; state: 'approved' | 'refused'; reason: string }

export interface NumberStanding {
  state: 'asked' | 'approved' | 'refused' | 'paused'
  reason: string
}

export interface TemplateStanding {
  language: string
  category: string
  state: 'submitted' | 'approved' | 'rejected' | 'paused'
  reason: string
}

/**
 * WhatsApp by Meta's Cloud API. Calls throw `messages_away` when Meta does not answer; then nobody knows whether a
 * message went out, and it must not be sent again.
 */
export interface ChatMessages {
  addNumber(number: { countryCode: string; national: string; name: string }): Promise<Handover>
  /** Asks for another display name, which is reviewed again. */
  renameNumber(id: string, name: string): Promise<Handover>
  /** How Meta sees a number, in case a webhook got lost; undefined where it knows none. */
  readNumber(id: string): Promise<NumberStanding | undefined>
  /** The number is no longer used for messages of ours. */
  removeNumber(id: string): Promise<void>
  requestCode(id: string): Promise<void>
  /** Whether the code was right; the number is registered then, and its name reviewed. */
  verifyCode(id: string, code: string): Promise<boolean>
  submitTemplate(template: ChatTemplate): Promise<Handover>
  /** How Meta sees the text of this name in each language. */
  readTemplates(name: string): Promise<TemplateStanding[]>
  send(message: ChatMessage): Promise<SendAnswer>
  /** Whether Meta asks, when the address of the webhooks is set there. */
  isVerifyToken(token: string): boolean
  /** Undefined where the signature is wrong. */
  readWebhook(body: string, signature: string): Webhook<ChatEvent> | undefined
}

export interface TextTemplate {
  name: string
  sender: string
  /** With `{{1}}`, `{{2}}` where values go. */
  body: string
  /** A link stands after the text. */
  hasLink: boolean
}

export interface TextMessage {
  to: string
  sender: string
  /** The provider's id of the text. */
  template: string
  values: readonly string[]
  link?: string
  reference: string
}

export type TextEvent =
  | { kind: 'report'; reference: string; status: 'delivered' | 'failed'; error: string }
  | { kind: 'reply'; to: string; from: string; text: string }

/** SMS. Throws `messages_away` when the provider does not answer. */
export interface TextMessages {
  submitTemplate(template: TextTemplate): Promise<Handover>
  /** There is no webhook about texts: their state is asked for. */
  readTemplate(id: string): Promise<'submitted' | 'approved' | 'rejected'>
  send(message: TextMessage): Promise<SendAnswer>
  /** Undefined where the token of the address is wrong. */
  readWebhook(body: unknown, token: string): Webhook<TextEvent> | undefined
}
