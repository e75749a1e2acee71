import type { ComponentType } from 'react'
import { screenNames } from '#content/demo/screens.ts'
import type { DemoState } from '#shop-model/state.ts'
import type { DemoAddress } from './demo-address.ts'
import type { DemoStore } from './demo-store.ts'
import { findScreen, type ScreenParams } from '../screens/find-screen.ts'
import { screenParts } from '../screens/screen-parts.ts'

export interface DrawnScreen {
  key: number
  screen: string
  Part: ComponentType<ScreenParams>
  /** What the account was like. A form begins with what it finds, so it is never shown to a later one. */
  state: DemoState
  wasShown: boolean
}

interface Shelf {
  drawn: readonly DrawnScreen[]
  /** The key of the one that is seen. */
  shown?: number
  /** Why none is: its script is on its way, or did not come. */
  missing?: 'coming' | 'lost'
}

/** After a press, and between one screen and the next. */
const settling = 300
const rest = 60

/** What the account's own ways lead to. */
const ways = Object.keys(screenNames).map((name) => (name === 'home' ? '' : name))

/**
 * The screens that are there. The one of the address is seen; the others are drawn where nobody sees them, one after
 * another while nothing else is to be done, so that a press has only to show one.
 */
export class DrawnScreens {
  private readonly store: DemoStore
  private readonly address: DemoAddress
  private shelf: Shelf = { drawn: [] }
  private count = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private state: DemoState
  /** The screen of the address, whether it is there or not. */
  private asked: string | undefined
  private near: string | undefined
  private readonly lost = new Set<string>()
  private areOthersFetched = false
  private readonly listeners = new Set<() => void>()

  constructor(store: DemoStore, address: DemoAddress) {
    this.store = store
    this.address = address
    this.state = store.read().state
  }

  readonly read = (): Shelf => this.shelf

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly start = (): (() => void) => {
    const stops = [this.address.subscribe(this.follow), this.store.subscribe(this.age)]
    this.follow()
    return () => {
      for (const stop of stops) stop()
      clearTimeout(this.timer)
    }
  }

  private readonly follow = (): void => {
    const { screen } = this.address.read()
    if (screen !== this.asked) {
      this.asked = screen
      const ready = this.ready(screen)
      if (ready) this.show(ready)
      else this.bring(screen)
    }
    const near = this.address.readNear()
    this.plan(near === this.near ? settling : 0)
    this.near = near
  }

  private bring(screen: string): void {
    const isAwaited = () => screen === this.asked && this.shownOne()?.screen !== screen
    const miss = (missing: Shelf['missing']) => this.tell({ drawn: this.shelf.drawn, missing })
    this.tell({ drawn: this.shelf.drawn })
    this.draw(
      screen,
      (one) => isAwaited() && this.show(one),
      () => isAwaited() && miss('lost'),
    )
    if (isAwaited()) miss('coming')
  }

  /** What is drawn ahead of a press belongs to the state before it. */
  private readonly age = (): void => {
    const { state } = this.store.read()
    if (state === this.state) return
    this.state = state
    this.plan(settling)
  }

  private plan(wait: number): void {
    clearTimeout(this.timer)
    const { screen } = this.address.read()
    const wanted = [this.address.readNear(), ...ways].find(
      (one) => one !== undefined && one !== screen && !this.ready(one) && !this.lost.has(one),
    )
    if (wanted === undefined) return this.fetchOthers()
    this.timer = setTimeout(() => this.draw(wanted, (one) => this.put(one)), wait)
  }

  /** What is one press further in, such as an order: a finger does not come near before it presses. */
  private fetchOthers(): void {
    if (this.areOthersFetched) return
    this.areOthersFetched = true
    for (const fetchPart of Object.values(screenParts)) fetchPart()
  }

  private draw(screen: string, then: (one: DrawnScreen) => void, failed?: () => void): void {
    screenParts[findScreen(screen).id](
      (Part) => {
        this.count += 1
        then({ key: this.count, screen, Part, state: this.state, wasShown: false })
        this.plan(rest)
      },
      () => {
        // The others may come. It is asked for again when somebody asks for it.
        this.lost.add(screen)
        failed?.()
        this.plan(rest)
      },
    )
  }

  private put(one: DrawnScreen): void {
    const { drawn, shown } = this.shelf
    const near = this.address.readNear()
    const isKept = ({ key, screen }: DrawnScreen) =>
      key === shown || (screen !== one.screen && (screen === near || ways.includes(screen)))
    this.tell({ ...this.shelf, drawn: [...drawn.filter(isKept), one] })
  }

  private show(one: DrawnScreen): void {
    const others = this.shelf.drawn.filter(({ key }) => key !== one.key)
    this.tell({ drawn: [...others, { ...one, wasShown: true }], shown: one.key })
  }

  private ready(screen: string): DrawnScreen | undefined {
    return this.shelf.drawn.find((one) => one.screen === screen && one.state === this.state && !one.wasShown)
  }

  private shownOne(): DrawnScreen | undefined {
    return this.shelf.drawn.find(({ key }) => key === this.shelf.shown)
  }

  private tell(shelf: Shelf): void {
    this.shelf = shelf
    for (const listener of this.listeners) listener()
  }
}
