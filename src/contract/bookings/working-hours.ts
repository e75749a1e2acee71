import * as z from 'zod/mini'
import type { FieldCode } from '../error-codes.ts'
import { optionalLine, refuse } from '../fields.ts'
import { clockText } from '#rules/zone-text.ts'

/** Part of a day, in minutes after midnight. */
export interface Shift {
  from: number
  to: number
}

const shift = /^(\d{1,2})(?::?(\d{2}))?\s*(?:-|–|—|to)\s*(\d{1,2})(?::?(\d{2}))?$/i

/** `10:00–13:00, 14–18:30` as people type it; a code for what is wrong with it. */
export function readShifts(text: string): Shift[] | FieldCode {
  const shifts: Shift[] = []
  for (const part of text.split(/[,;]/).map((each) => each.trim())) {
    if (part === '') continue
    const [, hour = '', minute = '0', endHour = '', endMinute = '0'] = shift.exec(part) ?? []
    const from = Number(hour) * 60 + Number(minute)
    const to = Number(endHour) * 60 + Number(endMinute)
    const isTime = hour !== '' && Number(minute) < 60 && Number(endMinute) < 60 && to <= 24 * 60
    if (!isTime || from >= to) return 'hours_invalid'
    shifts.push({ from, to })
  }
  const sorted = shifts.toSorted((a, b) => a.from - b.from)
  const overlaps = sorted.some(({ from }, index) => from < (sorted[index - 1]?.to ?? 0))
  return overlaps ? 'hours_overlap' : sorted
}

/** `10:00–13:00, 14:00–18:30` */
export const writeShifts = (shifts: readonly Shift[]) =>
  shifts.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ')

const readable = (code: FieldCode) => z.refine<string>((text) => readShifts(text) !== code, refuse(code))

/** What one field of the form holds; empty is a day off. */
export const shiftsField = z.pipe(
  optionalLine(100).check(readable('hours_invalid'), readable('hours_overlap')),
  z.transform((text) => {
    const shifts = readShifts(text)
    return typeof shifts === 'string' ? [] : shifts
  }),
)
