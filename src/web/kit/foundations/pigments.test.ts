import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pigments } from './pigments.ts'

test('every pigment is a colour of the stylesheet', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  for (const colour of Object.values(pigments)) expect(tokens).toContain(colour)
})
