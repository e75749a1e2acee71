import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const fontFolder = 'src/web/routes/system/share-picture/fonts'

/** Set up once; a build draws all pictures with it. */
const ready = prepare()

async function prepare() {
  const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFile(program))
  return Promise.all(
    ['poster', 'label', 'typed'].map((name) => readFile(join(process.cwd(), fontFolder, `${name}.ttf`))),
  )
}

async function load(svg: string): Promise<InstanceType<typeof Resvg>> {
  return new Resvg(svg, { font: { fontBuffers: await ready } })
}

export async function toPng(svg: string): Promise<Uint8Array> {
  const drawing = await load(svg)
  const picture = drawing.render()
  const png = picture.asPng()
  picture.free()
  drawing.free()
  return png
}

/** How wide the drawing's ink lies. */
export async function inkWidth(svg: string): Promise<number> {
  const drawing = await load(svg)
  const width = drawing.getBBox()?.width ?? 0
  drawing.free()
  return width
}
