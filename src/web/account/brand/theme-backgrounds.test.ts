import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readColour } from '#rules/contrast.ts'
import { themeIds } from '#contract/demo/themes.ts'
import { darkBackgrounds, themeBackgrounds } from './theme-backgrounds.ts'

test.each(themeIds)('[PAGE-05] the grounds of %s are those of its stylesheet', (theme) => {
  const sheet = readFileSync(new URL(`../themes/${theme}.css`, import.meta.url), 'utf8')
  const colours = new Set(sheet.match(/#[\da-f]{3,6}\b/g)?.map(readColour))
  expect(themeBackgrounds[theme].filter((ground) => !colours.has(ground))).toEqual([])
})

test.each(themeIds)('[ACC-07] so are those of %s in the dark', (theme) => {
  const sheet = readFileSync(new URL('../themes/dark.css', import.meta.url), 'utf8')
  const colours = new Set(sheet.match(/#[\da-f]{3,6}\b/g)?.map(readColour))
  expect(darkBackgrounds[theme].filter((ground) => !colours.has(ground))).toEqual([])
})
