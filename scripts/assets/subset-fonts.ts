/**
 * Cuts the two typefaces down to what the product sets, into `src/web/kit/foundations/fonts`.
 * Run by hand after a font update: `node scripts/assets/subset-fonts.ts`. The results are committed, and
 * the letters of each file are repeated as `unicode-range` in `src/web/kit/foundations/fonts.css`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))

const letters = {
  /** Preloaded by every page: our own copy, and the accents that European names use most. */
  core: `${range(0x20, 0x7e)}\u00a0–—‘’“”…•·×÷−°¢©€£Éáàâäåãçéèêëíîïñóôöøúüß`,
  /** Fetched only when a page holds one of these letters. */
  western: '®™↑↓¡¥§ª«±º»¿ÀÁÂÃÄÅÆÇÈÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞæìðòõùûýþÿıŒœ‚„‹›',
  names: 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț†₹',
}

const gothic = 'special-gothic/files/special-gothic-latin'
const mono = 'sometype-mono/files/sometype-mono-latin'
const cuts = [
  { from: `${gothic}-standard-normal`, to: 'special-gothic', text: letters.core },
  { from: `${gothic}-standard-normal`, to: 'special-gothic-western', text: letters.western },
  { from: `${gothic}-ext-standard-normal`, to: 'special-gothic-names', text: letters.names },
  { from: `${mono}-wght-normal`, to: 'sometype-mono', text: letters.core },
  { from: `${mono}-wght-normal`, to: 'sometype-mono-western', text: letters.western },
  { from: `${mono}-ext-wght-normal`, to: 'sometype-mono-names', text: letters.names },
]

const coreLimit = 60 * 1024
const source = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../../src/web/kit/foundations/fonts/', import.meta.url)
let coreBytes = 0

await mkdir(target, { recursive: true })
for (const cut of cuts) {
  const original = await readFile(new URL(`${cut.from}.woff2`, source))
  const subset = await subsetFont(original, cut.text, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl'],
    noHinting: true,
    dropTables: ['gasp'],
  })
  await writeFile(new URL(`${cut.to}.woff2`, target), subset)
  if (cut.text === letters.core) coreBytes += subset.byteLength
  console.log(`${cut.to}.woff2  ${(subset.byteLength / 1024).toFixed(1)} KiB`)
}

/** The share pictures are set by a rasteriser, which knows neither WOFF2 nor variable fonts. */
const stills: { from: string; to: string; axes: Record<string, number> }[] = [
  { from: `${gothic}-standard-normal`, to: 'poster', axes: { wght: 600, wdth: 116 } },
  { from: `${gothic}-standard-normal`, to: 'label', axes: { wght: 600, wdth: 100 } },
  { from: `${mono}-wght-normal`, to: 'typed', axes: { wght: 500 } },
]
const stillsTarget = new URL('../../src/web/system/share-pictures/fonts/', import.meta.url)
await mkdir(stillsTarget, { recursive: true })
for (const { from, to, axes } of stills) {
  const original = await readFile(new URL(`${from}.woff2`, source))
  const still = await subsetFont(original, letters.core, { targetFormat: 'sfnt', variationAxes: axes })
  await writeFile(new URL(`${to}.ttf`, stillsTarget), still)
}

if (coreBytes > coreLimit)
  throw new Error(`The core files weigh ${coreBytes} bytes; ${coreLimit} are allowed`)
