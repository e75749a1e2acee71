import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { freePort } from '../../tests/support/embedded-postgres.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

interface Stored {
  type: string
  forms: Record<string, Buffer>
}

/** Serves built files from memory, compressed beforehand as small as they go: every peer as well as ours is served. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
  const files = new Map<string, Stored>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const url = `/${relative(folder, path).split(sep).join('/')}`
    files.set(url.replace(/(?:\/index)?\.html$/, '') || '/', store(await readFile(path), extname(path)))
  }
  const server = createServer((req, res) => {
    const path = req.url?.split('?')[0] ?? '/'
    const file = files.get(path)
    if (!file) return void res.writeHead(404).end()
    const accepted = req.headers['accept-encoding']?.toString() ?? ''
    const form = ['br', 'gzip'].find((name) => accepted.includes(name) && file.forms[name]) ?? 'identity'
    res.writeHead(200, {
      'Content-Type': file.type,
      'Cache-Control': file.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      'Content-Length': file.forms[form]?.length,
      ...(form === 'identity' ? {} : { 'Content-Encoding': form }),
    })
    res.end(file.forms[form])
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function store(identity: Buffer, extension: string): Stored {
  const type = types[extension] ?? 'application/octet-stream'
  if (/font|png|octet|icon/.test(type)) return { type, forms: { identity } }
  return {
    type,
    forms: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }) },
  }
}
