import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const fontFolder = 'src/web/system/share-pictures/fonts'
const cacheFolder = 'node_modules/.cache/share-pictures'

const fonts = Promise.all(
  ['poster', 'label', 'typed'].map((name) => readFile(join(fontFolder, `${name}.ttf`))),
)

const started = start()

async function start() {
  const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFile(program))
}

/** Most builds change no picture, so what was drawn once is kept by its content. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const hash = createHash('sha256').update(svg)
  for (const font of await fonts) hash.update(font)
  const kept = join(cacheFolder, `${hash.digest('hex')}.png`)
  return readFile(kept).catch(async () => {
    const drawing = await load(svg)
    const png = drawing.render().asPng()
    drawing.free()
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(kept, png)
    return png
  })
}

/** How wide the drawing's ink lies. */
export async function inkWidth(svg: string): Promise<number> {
  const drawing = await load(svg)
  const width = drawing.getBBox()?.width ?? 0
  drawing.free()
  return width
}

async function load(svg: string): Promise<InstanceType<typeof Resvg>> {
  await started
  return new Resvg(svg, { font: { fontBuffers: await fonts } })
}
