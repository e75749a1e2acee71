import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import type { FileEntry } from '../src/http/files/stored-files.ts'

/**
 * Runs after React Router's build: bundles the documents' script, puts their style into the HTML (one request less
 * before the first paint), hashes inline parts for the security policy, and compresses every file.
 */
export async function finishDocuments(buildFolder: string): Promise<void> {
  const client = join(buildFolder, 'client')
  const scripts = await Promise.all(Object.entries(entries).map((entry) => bundleScript(client, ...entry)))
  await rm(join(client, '.vite'), { recursive: true, force: true })
  const names = await readdir(client, { recursive: true, withFileTypes: true })
  const files = names
    // The `.data` files are for React Router in the browser, which documents do not load.
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.data'))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const listed = await Promise.all(files.map((file) => finish(client, file, scripts)))
  await writeFile(join(buildFolder, 'files.json'), JSON.stringify(listed, null, 1))
}

/** The scripts of documents: every page has the first, decks have the second as well. */
const entries = {
  '/enhance.js': 'src/web/site/script/start.ts',
  '/deck.js': 'src/web/site/script/deck/start.ts',
}

interface BuiltScript {
  /** As the page names it. */
  name: string
  /** As it is served: with a hash, so that it may be kept for good. */
  url: string
}

async function bundleScript(client: string, name: string, input: string): Promise<BuiltScript> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: {
        input,
        output: {
          entryFileNames: `assets${name.replace('.js', '-[hash].js')}`,
          codeSplitting: false,
          // Chromium then compiles all of it beside the page's own work, not function by function in the midst of it.
          postBanner: '//# allFunctionsCalledOnLoad',
        },
      },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${name} was not built.`)
  return { name, url: `/${output.output[0].fileName}` }
}

async function finish(client: string, file: string, scripts: BuiltScript[]): Promise<FileEntry> {
  const path = join(client, file)
  let hashes: Pick<FileEntry, 'scriptHashes' | 'styleHashes'> = {}
  if (file.endsWith('.html')) {
    const page = await inlineStyle(await readFile(path, 'utf8'), client)
    const html = scripts.reduce((text, { name, url }) => text.replaceAll(`"${name}"`, `"${url}"`), page)
    hashes = { scriptHashes: hashInline(html, 'script'), styleHashes: hashInline(html, 'style') }
    await writeFile(path, html)
  }
  const content = await readFile(path)
  const type = typeOf(file)
  const compressed = !/font|image\/(png|webp|avif)/.test(type)
  if (compressed) await compress(path, content)
  return {
    url: `/${file.replace(/(^|\/)index\.html$/, '')}`.replace(/(.)\/$/, '$1'),
    file,
    type,
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    cache: file.startsWith('assets/') ? 'immutable' : 'revalidate',
    compressed,
    ...hashes,
  }
}

async function inlineStyle(html: string, client: string): Promise<string> {
  // React Router adds `#` to a stylesheet that a lazily loaded part links too. The file is the same.
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"[^>]*\/>/g)]
  const styles = await Promise.all(links.map(([, href = '']) => readFile(join(client, href), 'utf8')))
  let page = html
  for (const [link] of links.slice(1)) page = page.replace(link, '')
  const first = links[0]?.[0]
  // A function, because `$` in the style would otherwise be read as a pattern.
  return first ? page.replace(first, () => `<style>${styles.join('').replaceAll('\n', '')}</style>`) : page
}

function hashInline(html: string, element: 'script' | 'style'): string[] {
  // Scripts with a `src` have no text, and structured data is not run: neither needs a hash.
  const inline = html.matchAll(
    new RegExp(
      `<${element}(?![^>]*\\s(?:src=|type="application/ld\\+json"))[^>]*>([\\s\\S]*?)</${element}>`,
      'g',
    ),
  )
  return [
    ...new Set(
      Array.from(inline, ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ),
  ]
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function compress(path: string, content: Buffer): Promise<void> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  await Promise.all([
    writeFile(`${path}.br`, await brotli(content, options)),
    writeFile(`${path}.gz`, await gzipped(content, { level: 9 })),
  ])
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

function typeOf(file: string): string {
  const type = types[extname(file)]
  if (!type) throw new Error(`No media type is known for ${file}.`)
  return type
}
