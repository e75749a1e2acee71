/**
 * Draws the icons in `public` from the mark. Run by hand when the mark changes: `node scripts/assets/draw-icons.ts`.
 * The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { crossedBelt } from '../../src/web/kit/drawings/belt.ts'
import { brandColours } from '../../src/content/shared/brand-colours.ts'

const { paper, carbonSheet, stamp, stampInTheDark } = brandColours

const belt = crossedBelt({ left: 14, right: 42, level: 14, radius: 11.2 })

/** The mark on a square of paper, `width` of 56 units wide. */
function icon(width: number, style = ''): string {
  const scale = width / 56
  const place = `translate(${28 - 28 * scale} ${28 - 14 * scale}) scale(${scale})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">${style}` +
    `<path class="ground" fill="${paper}" d="M0 0h56v56H0z"/><g class="ink" fill="${stamp}" stroke="${stamp}" transform="${place}">` +
    `<path d="${belt}" fill="none" stroke-width="5" stroke-linejoin="round"/>` +
    `<circle cx="14" cy="14" r="4.6" stroke="none"/></g></svg>\n`
  )
}

const darkToo =
  `<style>@media (prefers-color-scheme:dark){.ground{fill:${carbonSheet}}` +
  `.ink{fill:${stampInTheDark};stroke:${stampInTheDark}}}</style>`

const png = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** An .ico is a list of pictures; ours has one, and every reader of the last fifteen years takes PNG. */
function ico(picture: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.byteLength, 14)
  header.writeUInt32LE(header.byteLength, 18)
  return Buffer.concat([header, picture])
}

const target = new URL('../../public/', import.meta.url)
const wasm = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
await initWasm(readFile(wasm))
await mkdir(new URL('icons/', target), { recursive: true })

/** Whatever shape a launcher cuts, the mark stays inside; elsewhere it may be larger. */
const [wide, safe] = [icon(48), icon(36)]
const files: Record<string, string | Uint8Array> = {
  'favicon.svg': icon(50, darkToo),
  'favicon.ico': ico(png(icon(54), 32), 32),
  'icons/apple-touch-icon.png': png(icon(44), 180),
  'icons/icon-192.png': png(wide, 192),
  'icons/icon-512.png': png(wide, 512),
  'icons/icon-maskable-512.png': png(safe, 512),
}
for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, target), content)
