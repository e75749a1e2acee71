import { expect, test } from 'vitest'
import { languages } from './choices.ts'

test('[PORT-10] only languages are offered in which the whole portal speaks', () => {
  expect(languages.map((language) => new Intl.Locale(language).language)).toEqual(languages.map(() => 'en'))
})
