import { Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const beside = (file: string) => new URL(file, import.meta.url)

const fonts: Record<string, string> = {
  'special-gothic.woff2':
    '@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2',
  'sometype-mono.woff2': '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 40 40"><rect y="-10" width="40" height="40" fill="#F8B9B3"/><path d="M13.45 4.6 26.55 15.4A7 7 0 1 0 26.55 4.6L13.45 15.4A7 7 0 1 1 13.45 4.6Z" fill="none" stroke="#17161A" stroke-width="3"/><circle cx="9" cy="10" r="2.7" fill="#17161A"/></svg>`

/** Served as one file, in this order. */
const styles = ['tokens', 'page', 'parts', 'ledger', 'email', 'forms', 'people', 'store', 'phones']

const liveScript = new URL('./mail/live.js', import.meta.url)
const script = { 'content-type': 'text/javascript; charset=utf-8' }

/** Everything the pages load comes from here: one stylesheet, two fonts, a few lines of script. */
export function assets() {
  const app = new Hono()
  app.get('/sandbox.css', async (c) => {
    const sheets = await Promise.all(styles.map((name) => readFile(beside(`styles/${name}.css`), 'utf8')))
    return c.body(sheets.join('\n'), 200, { 'content-type': 'text/css; charset=utf-8' })
  })
  app.get('/mark.svg', (c) => c.body(icon, 200, { 'content-type': 'image/svg+xml' }))
  app.get('/fonts/:name', async (c) => {
    const source = fonts[c.req.param('name')]
    if (!source) return c.notFound()
    const headers = { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }
    return c.body(new Uint8Array(await readFile(require.resolve(source))), 200, headers)
  })
  app.get('/mail/live.js', async (c) => c.body(await readFile(liveScript, 'utf8'), 200, script))
  return app
}
