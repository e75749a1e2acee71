import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextStates } from './window-states.ts'

test('the picture in the documents shows the same states and ways as the table', () => {
  const text = readFileSync('docs/flows/order-window.md', 'utf8')
  const drawn = [...text.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`)
  const ways = Object.entries(nextStates).flatMap(([from, states]) => states.map((to) => `${from} ${to}`))
  expect(drawn.toSorted()).toEqual(ways.toSorted())
  for (const state of Object.keys(nextStates)) expect(text).toContain(`| ${state} |`)
})
