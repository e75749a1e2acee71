import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How many requirements of levels 1 and 2 each section has, by number; where some are of level 3, by name. */
const sections: Record<string, number> = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
}

const document = readFileSync('docs/asvs.md', 'utf8')
const rows = [...document.matchAll(/^\| (V\d[^|]*) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
  const [level = '', asks = '', state = '', where = ''] = rest.split('|').map((cell) => cell.trim())
  return { id, level, asks, state, where }
})

/** Within each section the first ones are of levels 1 and 2, and the rest of level 3. */
const ids = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
)

test('every requirement of levels 1 and 2 has its row, and no other', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183)
})

test('no cell is empty, and every state is a known one', () => {
  const states = ['met', 'deviation', 'operator', 'none']
  const bad = rows.filter(({ asks, state, where }) => asks === '' || where === '' || !states.includes(state))
  expect(bad).toEqual([])
})
