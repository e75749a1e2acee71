import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandColours } from '#content/shared/brand-colours.ts'

test('every brand colour is in the stylesheet', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  for (const colour of Object.values(brandColours)) expect(tokens).toContain(colour)
})
