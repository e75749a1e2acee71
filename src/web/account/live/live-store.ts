import { liveCopy } from '#content/account/live.ts'
import { windowCopy } from '#content/account/order-window.ts'
import type { ShopperCallName } from '#contract/account/calls.ts'
import type { ShopperOrder } from '#contract/account/order-shapes.ts'
import type { AccountStoreView } from '#contract/account/store-shapes.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { shopperApi, type ShopperInput, type ShopperOutput } from '#web/client/api/shopper-api.ts'
import type { AccountAddress, AccountPart, AccountState, PartState } from '../account-state.ts'
import type { AccountAction, AccountRefusal, AccountStore, AccountToast } from '../account-store.ts'
import { addressInput, addressOf, fieldNames, profileOf, sessionOf, summaryOf } from './live-account.ts'
import { askPart } from './ask-part.ts'
import { type Known, nothing, stateOf } from './live-state.ts'
import { isLive, partOf } from './part-of-answer.ts'
import type { LoadedPart } from './parts.ts'

/** The source's answer, or why there was none. */
export type Answered<Data> =
  | { data: Data; refusal?: undefined }
  | { data?: undefined; refusal: AccountRefusal }

/** A part is asked for at most once in this time. */
const freshMs = 10_000
/** If the device's clock is off by more than this, the server's time is used. */
const trustedMs = 60_000

const wholeSeconds = (ms: number): number => Math.floor(ms / 1_000) * 1_000

/** The account of a real store, over the API of its host. If a later answer fails, earlier data stays. */
export class LiveStore implements AccountStore {
  private known: Known
  private state: AccountState
  private toast: AccountToast | undefined
  private toastCount = 0
  private readonly listeners = new Set<() => void>()
  private readonly askedAt = new Map<AccountPart, number>()
  private time: number
  /** The difference between this device's clock and the server's, if it is large. */
  private readonly offMs: number

  constructor(view: AccountStoreView, now: number, loaded: readonly LoadedPart[]) {
    this.known = { view, timeZone: view.zone, now, ...nothing }
    for (const part of loaded) {
      this.learn(part)
      this.askedAt.set(part.part, now)
    }
    this.state = stateOf(this.known)
    this.time = wholeSeconds(now)
    const offMs = now - Date.now()
    this.offMs = Math.abs(offMs) > trustedMs ? offMs : 0
  }

  readonly read = (): AccountState => this.state
  readonly readTime = (): number => this.time
  readonly readToast = (): AccountToast | undefined => this.toast
  readonly refusalOf = (): AccountRefusal | undefined => undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly dismissToast = (): void => {
    this.toast = undefined
    this.notify()
  }

  /** The browser knows the reader's time zone; the server that rendered the first page did not. */
  readonly begin = (timeZone: string): (() => void) => {
    this.change({ timeZone, now: this.now() })
    const timer = setInterval(this.tick, 1_000)
    return () => clearInterval(timer)
  }

  private readonly now = (): number => Date.now() + this.offMs

  private readonly tick = (): void => {
    this.time = wholeSeconds(this.now())
    this.notify()
  }

  readonly look = (part: AccountPart): void => {
    if (this.known.view.shopper) void this.ask(part)
  }

  /** A call whose answer only one screen needs. A refusal is thrown with its sentence. */
  readonly call = async <N extends ShopperCallName>(
    name: N,
    input: ShopperInput<N>,
  ): Promise<Answered<ShopperOutput<N>>> => {
    const answer = await shopperApi(name, input)
    return answer.ok ? { data: answer.data } : { refusal: this.refuse(answer) }
  }

  /** The order as it is after a change. */
  readonly take = (order: ShopperOrder, toast?: string): void => {
    const part = `order/${order.id}` as const
    this.askedAt.set(part, Date.now())
    this.learn({ part, kind: 'order', answer: order })
    this.change({ now: this.now() }, toast)
  }

  readonly need = (part: AccountPart): void => {
    const { view, parts } = this.known
    const isThere = parts.get(part) === 'ready'
    const isFresh = Date.now() - (this.askedAt.get(part) ?? 0) < freshMs
    if (!view.shopper || (isThere && isFresh) || (isFresh && parts.get(part) === 'waiting')) return
    void this.ask(part)
  }

  /** After a sign-in: who it is, and what this session may see. */
  readonly enter = async (): Promise<void> => {
    const answer = await shopperApi('accountStore', {})
    if (!answer.ok) return
    this.askedAt.clear()
    this.change({ ...nothing, view: answer.data })
    if (answer.data.shopper?.kind !== 'link') this.say(liveCopy.signedIn, 'done')
  }

  readonly dispatch = async (action: AccountAction): Promise<AccountRefusal | undefined> => {
    const refusal = await this.run(action)
    if (refusal && !refusal.fields) this.say(refusal.text, 'refused')
    return refusal
  }

  private async run(action: AccountAction): Promise<AccountRefusal | undefined> {
    switch (action.type) {
      case 'session.sign-out':
        return this.settle(await shopperApi('shopperSignOut', {}), ({ url }) => {
          this.leave(liveCopy.signedOut)
          if (url) location.assign(url)
        })
      case 'device.end':
        return this.settle(await shopperApi('endShopperSession', { id: action.device }), ({ sessions }) =>
          this.change({ sessions: sessions.map(sessionOf) }, liveCopy.sessionEnded),
        )
      case 'orders.more':
        return this.settle(await shopperApi('shopperOrders', { cursor: this.known.next ?? '' }), (page) =>
          this.change({ orders: [...this.known.orders, ...page.orders.map(summaryOf)], next: page.next }),
        )
      case 'profile.change': {
        const { firstName = '', lastName = '', phone = '' } = action.values
        const input = { first_name: firstName, last_name: lastName, phone }
        return this.settle(await shopperApi('saveShopperProfile', input), (profile) =>
          this.change({ profile: profileOf(profile) }, liveCopy.saved),
        )
      }
      case 'address.save':
        return this.saveAddress(action.id ?? '', action.values)
      case 'address.main':
        return this.saveAddress(action.id, this.addressValues(action.id), true)
      case 'address.remove':
        return this.settle(await shopperApi('removeShopperAddress', { id: action.id }), ({ addresses }) =>
          this.change({ addresses: addresses.map(addressOf) }, liveCopy.removed),
        )
      case 'order.cancel':
        return this.changeOrder(
          action.order,
          await this.call('cancelOrder', { id: action.order, key: crypto.randomUUID() }),
          ({ window }) =>
            window?.state === 'cancelled' ? windowCopy.said.cancelled : windowCopy.said.cancelling,
        )
      case 'order.confirm':
        return this.changeOrder(
          action.order,
          await this.call('confirmOrder', { id: action.order }),
          () => windowCopy.said.confirmed,
        )
      case 'order.pay': {
        const { data, refusal } = await this.call('payOrder', { id: action.order })
        if (data) location.assign(data.url)
        else this.look(`order/${action.order}`)
        return refusal
      }
      default:
        return { text: liveCopy.notHere }
    }
  }

  /** The order may have changed; refreshing it removes buttons that no longer apply. */
  private changeOrder(
    id: string,
    { data, refusal }: Answered<{ order: ShopperOrder }>,
    toastOf: (order: ShopperOrder) => string,
  ): AccountRefusal | undefined {
    if (data) this.take(data.order, toastOf(data.order))
    else this.look(`order/${id}`)
    return refusal
  }

  private async saveAddress(id: string, values: AccountAddress['values'], isMain?: boolean) {
    const wasMain = this.known.addresses.find((one) => one.id === id)?.isMain ?? false
    const answer = await shopperApi('saveShopperAddress', {
      id,
      ...addressInput(values),
      is_default: isMain ?? wasMain,
    })
    return this.settle(answer, ({ addresses }) =>
      this.change({ addresses: addresses.map(addressOf) }, liveCopy.saved),
    )
  }

  private addressValues(id: string): AccountAddress['values'] {
    return this.known.addresses.find((one) => one.id === id)?.values ?? {}
  }

  private async ask(part: AccountPart): Promise<void> {
    this.askedAt.set(part, Date.now())
    const isThere = this.known.parts.get(part) === 'ready'
    if (!isThere) this.change({ parts: new Map(this.known.parts).set(part, 'waiting') })
    this.learn(await askPart(part))
    this.change({ now: this.now() })
  }

  /** Stores an answer. A refusal keeps earlier data. */
  private learn(loaded: LoadedPart): void {
    const { part } = loaded
    const { parts } = this.known
    const mark = (state: PartState) => new Map(parts).set(part, state)
    if ('refusal' in loaded) {
      const { code, title, message } = loaded.refusal
      if (code === 'signed_out') return this.leave(liveCopy.sessionOver)
      const isThere = parts.get(part) === 'ready' || parts.get(part) === 'stale'
      const isMissing = code === 'not_found' || code === 'invalid_input'
      this.known = {
        ...this.known,
        parts: mark(isThere && !isMissing ? 'stale' : { title, problem: message, isMissing }),
      }
      return
    }
    this.known = {
      ...this.known,
      ...partOf(this.known, loaded),
      parts: mark(isLive(loaded) ? 'ready' : 'stale'),
    }
  }

  private settle<Data>(answer: ApiResult<Data>, onDone: (data: Data) => void): AccountRefusal | undefined {
    if (answer.ok) {
      onDone(answer.data)
      return undefined
    }
    return this.refuse(answer)
  }

  private refuse({ problem }: Exclude<ApiResult<unknown>, { ok: true }>): AccountRefusal {
    if (problem?.code === 'signed_out') this.leave(liveCopy.sessionOver)
    if (!problem?.fields || Object.keys(problem.fields).length === 0) {
      return { text: problem?.message ?? liveCopy.unanswered, code: problem?.code }
    }
    const named = Object.entries(problem.fields).map(([name, text]) => [fieldNames[name] ?? name, text])
    return { text: problem.message, fields: Object.fromEntries(named), code: problem.code }
  }

  /** Nothing of the shopper stays in the tab. */
  private leave(text: string): void {
    this.askedAt.clear()
    this.change({ ...nothing, view: { ...this.known.view, shopper: null } })
    this.say(text, 'done')
  }

  private change(part: Partial<Known>, toast?: string): void {
    this.known = { ...this.known, ...part }
    this.state = stateOf(this.known)
    if (toast) this.say(toast, 'done')
    else this.notify()
  }

  private say(text: string, tone: AccountToast['tone']): void {
    this.toastCount += 1
    this.toast = { id: this.toastCount, text, tone }
    this.notify()
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}
