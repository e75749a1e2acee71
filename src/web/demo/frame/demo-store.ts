import { eventToast } from '#content/demo/event-toasts.ts'
import { actionToasts } from '#content/demo/demo-bar.ts'
import { formatFor } from '#content/account/format.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import { advanceTime, applyAction, refusalOf } from '#shop-model/apply-action.ts'
import type { DemoAction, Refusal } from '#shop-model/actions.ts'
import { clockAt, shopTime } from '#shop-model/clock.ts'
import { deserialize, serialize } from '#shop-model/serialize.ts'
import { seed, seedSerial } from '#shop-model/seed.ts'
import type { DemoEvent, DemoState } from '#shop-model/state.ts'
import type { AccountState } from '#web/account/account-state.ts'
import type { AccountAction, AccountRefusal, AccountStore, AccountToast } from '#web/account/account-store.ts'
import { playedAccount } from '#web/account/played-account.ts'

export interface DemoView {
  state: DemoState
  toast?: AccountToast
  /** Who acted last. */
  actedBy?: 'shopper' | 'shop'
  /** False until the browser has looked for a saved state of this tab. */
  isRestored: boolean
}

/** Something has happened in the account since it was opened. */
export const hasStarted = ({ state: { serial }, isRestored }: DemoView): boolean =>
  isRestored && serial > seedSerial

/** All orders are in the tab, and nothing is paid on a page of Shopify. */
type PlayedAction = Exclude<AccountAction, { type: 'orders.more' | 'order.pay' }>
const isPlayed = (action: AccountAction): action is PlayedAction =>
  action.type !== 'orders.more' && action.type !== 'order.pay'

const storageKey = 'live-demo'
const second = 1000

/** A store that is played in the tab. `shop-model` has the rules; this keeps the result and the toast about it. */
export class DemoStore implements AccountStore {
  private view: DemoView
  private account: AccountState
  private readonly listeners = new Set<() => void>()
  private toastCount = 0
  private time: number
  private isSaved = true

  constructor(wall: number) {
    const state = seed(wall)
    this.view = { state, isRestored: false }
    this.account = playedAccount(state)
    this.time = state.clock.at
  }

  readonly read = (): AccountState => this.account

  readonly readToast = (): AccountToast | undefined => this.view.toast

  /** For the demo's own parts around the account. */
  readonly readView = (): DemoView => this.view

  /** The shop's time in whole seconds, so that components render at most once a second. */
  readonly readTime = (): number => this.time

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Continues the saved state, or starts the server's state at the browser's time. */
  restore(): void {
    const { state } = this.view
    const kept = deserialize(readSaved())
    const own = kept ?? { ...state, clock: { ...clockAt(state.clock, state.clock.wall), wall: Date.now() } }
    this.update({ state: advanceTime(own, Date.now()), isRestored: true })
  }

  /** Applies what has become due since the last tick. */
  tick(): void {
    const { state } = this.view
    const next = advanceTime(state, Date.now())
    const events = newIn(next, state)
    if (events.length > 0) this.update({ state: next, ...this.eventToastOf(events.at(-1)), isRestored: true })
    else if (this.readClock() !== this.time) this.notify()
  }

  readonly dispatch = async (action: AccountAction): Promise<AccountRefusal | undefined> =>
    isPlayed(action) ? this.refusalText(this.perform(this.demoAction(action))) : undefined

  readonly refusalOf = (action: AccountAction): AccountRefusal | undefined => {
    const { state } = this.view
    return isPlayed(action)
      ? this.refusalText(refusalOf(state, this.demoAction(action), state.clock.wall))
      : undefined
  }

  /** Does it at once: also what the store's side and the clock do. */
  readonly perform = (action: DemoAction): Refusal | undefined => {
    // An action can come before the first effect. It must not replace the saved state.
    if (!this.view.isRestored) this.restore()
    this.tick()
    const { state, refusal, events } = applyAction(this.view.state, action, Date.now())
    const text = refusal
      ? refusalSentence(refusal, formatFor(state.shop))
      : events.map(eventToast).filter(Boolean).slice(-2).join(' ') || actionToasts[action.type] || ''
    const actedBy = action.type.startsWith('shop.') ? 'shop' : 'shopper'
    this.update({ state, ...this.toastOf(text, refusal ? 'refused' : 'done'), actedBy, isRestored: true })
    return refusal
  }

  /** Signs in with a code that the visitor does not have to see. */
  readonly signIn = (): void => {
    const { shopper, session } = this.view.state
    this.perform({ type: 'session.request-code', email: shopper.email, channel: session.channel })
    const { code } = this.view.state.session
    if (code) this.perform({ type: 'session.enter-code', code: code.digits })
  }

  /** Shows a message that does not come from an action. */
  readonly announce = (text: string, tone: AccountToast['tone']): void => {
    this.view = { ...this.view, ...this.toastOf(text, tone) }
    this.notify()
  }

  /** Starts again with a new account. */
  reset(text: string): void {
    this.update({ state: seed(Date.now()), ...this.toastOf(text, 'done'), isRestored: true })
  }

  /** Saves the state to the tab's storage if it has changed. */
  readonly save = (): void => {
    if (this.isSaved) return
    this.isSaved = true
    writeSaved(serialize(this.view.state))
  }

  readonly dismissToast = (): void => {
    const { toast: _, ...view } = this.view
    this.view = view
    this.notify()
  }

  /** Addresses and the profile come as the fields of a form. */
  private demoAction(action: PlayedAction): DemoAction {
    const { shopper } = this.view.state
    if (action.type === 'profile.change') {
      return { type: 'profile.change', profile: { ...shopper, ...action.values } }
    }
    if (action.type !== 'address.save') return action
    const { label = '', name = '', street = '', city = '', postcode = '', country = '' } = action.values
    const address = { label, name, street, city, postcode, country }
    return {
      type: 'address.save',
      address: action.id === undefined ? address : { id: action.id, ...address },
    }
  }

  private refusalText(refusal: Refusal | undefined): AccountRefusal | undefined {
    return refusal && { text: refusalSentence(refusal, formatFor(this.view.state.shop)) }
  }

  private readClock(): number {
    return Math.floor(shopTime(this.view.state.clock, Date.now()) / second) * second
  }

  private eventToastOf(event: DemoEvent | undefined): Pick<DemoView, 'toast'> {
    return this.toastOf(event ? eventToast(event) : '', 'done')
  }

  private toastOf(text: string, tone: AccountToast['tone']): Pick<DemoView, 'toast'> {
    if (text === '') return {}
    this.toastCount += 1
    return { toast: { id: this.toastCount, text, tone } }
  }

  private update(view: DemoView): void {
    if (view.state !== this.view.state) this.account = playedAccount(view.state)
    this.view = view
    this.isSaved = false
    this.notify()
  }

  private notify(): void {
    this.time = this.readClock()
    for (const listener of this.listeners) listener()
  }
}

function newIn(after: DemoState, before: DemoState): DemoEvent[] {
  const known = new Set(before.events.map(({ id }) => id))
  return after.events.filter(({ id }) => !known.has(id)).toReversed()
}

/** Without storage the demo works, but a reload starts it again. */
function readSaved(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function writeSaved(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text)
  } catch {
    // The storage is full or not allowed.
  }
}
