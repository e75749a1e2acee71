import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '#config/env.ts'
import {
  operatorExamples,
  operatorPlaceholders,
  type OperatorSetting,
} from '#content/shared/legal/operator.ts'
import {
  analyticsPlaceholder,
  originPlaceholder,
  showcasePlaceholder,
} from '#content/shared/public-origin.ts'
import type { StoredFile } from './files/stored-files.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
/** For the first visitor of a page. The best takes sixty times as long for an eighth less. */
const quick = quality(5)
const smallest = quality(11)

/** Puts what is configured in place of what stood for it. */
export type Fill = (text: string) => string

export function fillFrom(
  config: Pick<Config, 'PUBLIC_BASE_URL' | 'ANALYTICS_ID' | 'SHOWCASE_MERCHANT' | OperatorSetting>,
): Fill {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
  const settings = Object.keys(operatorPlaceholders) as OperatorSetting[]
  const pairs: [placeholder: string, value: string][] = [
    [originPlaceholder, config.PUBLIC_BASE_URL],
    [analyticsPlaceholder, config.ANALYTICS_ID ?? ''],
    [showcasePlaceholder, config.SHOWCASE_MERCHANT ? 'on' : ''],
    ...settings.map((name): [string, string] => [
      operatorPlaceholders[name],
      asHtml(config[name] ?? operatorExamples[name]),
    ]),
  ]
  const isShown = config.SHOWCASE_MERCHANT !== undefined
  return (text) =>
    pairs.reduce(
      (filled, [from, to]) => filled.replaceAll(from, () => to),
      isShown ? text : text.replaceAll(showcaseForms, ''),
    )
}

/** The whole form of each button that opens the demo store. */
const showcaseForms = new RegExp(`<form[^>]*"${showcasePlaceholder}".*?</form>`, 'gs')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const asHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Prerendered files with what is configured in place of what stood for it; most have nothing to fill in. */
export async function fillFiles(
  files: Map<string, StoredFile>,
  fill: Fill,
): Promise<Map<string, StoredFile>> {
  const filled = await Promise.all(Array.from(files.values(), (file) => fillFile(file, fill)))
  return new Map(filled.map((file) => [file.url, file]))
}

async function fillFile(file: StoredFile, fill: Fill): Promise<StoredFile> {
  if (!file.compressed || file.cache === 'immutable') return file
  const identity = Buffer.from(fill(file.identity.toString()))
  if (identity.equals(file.identity)) return file
  const [br, gz] = await Promise.all([brotli(identity, quick), gzipped(identity)])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const filled: StoredFile = { ...file, identity, br, gzip: gz, etag }
  filled.compressFurther = () => {
    delete filled.compressFurther
    compressed = compressAfter(compressed, filled)
    return compressed
  }
  return filled
}

/** One file at a time: checking passwords needs the same threads. */
let compressed = Promise.resolve()

async function compressAfter(before: Promise<void>, file: StoredFile): Promise<void> {
  await before
  file.br = await brotli(file.identity, smallest)
}
