import { outcomeSentence } from '#content/demo/outcomes.ts'
import { quietOutcomes } from '#content/demo/screens.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import { act, passTime } from '#shop-model/act.ts'
import type { DemoAction, Refusal } from '#shop-model/actions.ts'
import { clockAt, shopTime } from '#shop-model/clock.ts'
import { fromText, toText } from '#shop-model/keep.ts'
import { seed } from '#shop-model/seed.ts'
import type { DemoEvent, DemoState } from '#shop-model/state.ts'

/** What the account says after something was done or has happened. */
export interface Said {
  id: number
  text: string
  tone: 'done' | 'refused'
}

export interface DemoView {
  state: DemoState
  said?: Said
  /** Whose press it was. */
  pressedBy?: 'shopper' | 'shop'
  /** False until the browser has looked for a demo that this tab had begun before. */
  isAwake: boolean
}

/** Somebody has at least asked for a code. */
export const hasBegun = ({ state: { session }, isAwake }: DemoView): boolean =>
  isAwake && (session.isSignedIn || session.code !== undefined)

const place = 'live-demo'
const second = 1000

/** Holds the demo of one tab. The rules are the model's; this keeps the result and says it aloud. */
export class DemoStore {
  private view: DemoView
  private readonly listeners = new Set<() => void>()
  private saidCount = 0
  private time: number
  private isKept = true

  constructor(wall: number) {
    const state = seed(wall)
    this.view = { state, isAwake: false }
    this.time = state.clock.at
  }

  readonly read = (): DemoView => this.view

  /** The shop's time in whole seconds: whoever shows it is drawn anew only when it has changed. */
  readonly readTime = (): number => this.time

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The server's clock and the browser's need not agree: the demo runs on the browser's. */
  wake(): void {
    const { state } = this.view
    const kept = fromText(readKept())
    const own = kept ?? { ...state, clock: { ...clockAt(state.clock, state.clock.wall), wall: Date.now() } }
    this.show({ state: passTime(own, Date.now()), isAwake: true })
  }

  /** Lets what has fallen due happen. Cheap when nothing has. */
  tick(): void {
    const { state } = this.view
    const next = passTime(state, Date.now())
    const events = newIn(next, state)
    if (events.length > 0) this.show({ state: next, ...this.saying(events.at(-1)), isAwake: true })
    else if (this.readClock() !== this.time) this.tell()
  }

  readonly act = (action: DemoAction): Refusal | undefined => {
    // Something done before the script was there comes first of all; it must not take the place of what was kept.
    if (!this.view.isAwake) this.wake()
    this.tick()
    const { state, refusal, events } = act(this.view.state, action, Date.now())
    const text = refusal
      ? refusalSentence(refusal)
      : events.map(outcomeSentence).filter(Boolean).slice(-2).join(' ') || quietOutcomes[action.type] || ''
    const pressedBy = action.type.startsWith('shop.') ? 'shop' : 'shopper'
    this.show({ state, ...this.sayingText(text, refusal ? 'refused' : 'done'), pressedBy, isAwake: true })
    return refusal
  }

  /** Shows a message that does not come from an action. */
  readonly say = (text: string, tone: Said['tone']): void => {
    this.view = { ...this.view, ...this.sayingText(text, tone) }
    this.tell()
  }

  /** Everything from the beginning, at this moment, signed out. */
  reset(text: string): void {
    this.show({ state: seed(Date.now()), ...this.sayingText(text, 'done'), isAwake: true })
  }

  /** Writes down what has changed. Called now and then and when the page is left: no press waits for it. */
  readonly keep = (): void => {
    if (this.isKept) return
    this.isKept = true
    writeKept(toText(this.view.state))
  }

  readonly hush = (): void => {
    const { said: _, ...view } = this.view
    this.view = view
    this.tell()
  }

  private readClock(): number {
    return Math.floor(shopTime(this.view.state.clock, Date.now()) / second) * second
  }

  private saying(event: DemoEvent | undefined): Pick<DemoView, 'said'> {
    return this.sayingText(event ? outcomeSentence(event) : '', 'done')
  }

  private sayingText(text: string, tone: Said['tone']): Pick<DemoView, 'said'> {
    if (text === '') return {}
    this.saidCount += 1
    return { said: { id: this.saidCount, text, tone } }
  }

  private show(view: DemoView): void {
    this.view = view
    this.isKept = false
    this.tell()
  }

  private tell(): void {
    this.time = this.readClock()
    for (const listener of this.listeners) listener()
  }
}

function newIn(after: DemoState, before: DemoState): DemoEvent[] {
  const known = new Set(before.events.map(({ id }) => id))
  return after.events.filter(({ id }) => !known.has(id)).toReversed()
}

/** A tab without storage plays all the same; it only forgets at the next load. */
function readKept(): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

function writeKept(text: string): void {
  try {
    sessionStorage.setItem(place, text)
  } catch {
    // Full or forbidden: see above.
  }
}
