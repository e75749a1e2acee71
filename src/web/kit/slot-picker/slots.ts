import type { Slot } from '#contract/bookings/shapes.ts'

export type Slots = { status: 'loading' | 'failed' } | { status: 'ready'; slots: Slot[] }
