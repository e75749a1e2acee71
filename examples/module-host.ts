/**
 * The host of one module, in as few lines as it takes to be right. Node and nothing else.
 *
 *   node examples/module-host.ts http://127.0.0.1:3000 4001
 *
 * The portal must know it: start that with MODULE_BASE_URLS=email=http://127.0.0.1:4001
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const [portal = 'http://127.0.0.1:3000', port = '4001'] = process.argv.slice(2)
/** For whom hand-offs are made: our own origin. Never take it from the request. */
const audience = `http://127.0.0.1:${port}`

interface Visitor {
  user_first_name: string
  role: string
  company: string
  outlet: { id: string; outlet_name: string }
  settings: Record<string, string | number | boolean>
}

/** Our own sessions. The hand-off is no session: it says once who is there. */
const sessions = new Map<string, Visitor>()

const escape = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function answer(res: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer', // the address may hold a hand-off
    ...headers,
  })
  res.end(`<!doctype html><html lang="en"><title>Module</title><body>${body}`)
}

const sessionOf = (req: IncomingMessage) =>
  /(?:^|; )module=([\w-]+)/.exec(req.headers.cookie ?? '')?.[1] ?? ''

async function redeem(xut: string): Promise<Visitor | undefined> {
  const response = await fetch(`${portal}/api/merchant/xut/redeem/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ xut, audience }),
    signal: AbortSignal.timeout(5_000),
  })
  return response.ok ? ((await response.json()) as Visitor) : undefined
}

async function handle(req: IncomingMessage, res: ServerResponse) {
  const { pathname, searchParams } = new URL(req.url ?? '/', audience)
  const id = sessionOf(req)

  // The portal loads this page, hidden, when the merchant signs out there.
  if (pathname === '/userLogout') {
    sessions.delete(id)
    return answer(res, 200, 'Signed out of the module.', { 'Set-Cookie': 'module=; Path=/; Max-Age=0' })
  }
  // A GET uses nothing up: browsers and mail scanners fetch addresses ahead. The form posts itself.
  const xut = searchParams.get('xut')
  if (req.method === 'GET' && xut) {
    const form = `<form method="post" action="/"><input type="hidden" name="xut" value="${escape(xut)}">`
    return answer(
      res,
      200,
      `${form}<button>Continue</button></form><script>document.forms[0].submit()</script>`,
    )
  }
  if (req.method === 'POST') {
    const visitor = await redeem(new URLSearchParams(await text(req)).get('xut') ?? '')
    if (!visitor)
      return answer(res, 401, `Refused. <a href="${portal}/merchant/apps">Open the module again</a>`)
    const session = randomBytes(32).toString('base64url')
    sessions.set(session, visitor)
    const cookie = `module=${session}; Path=/; HttpOnly; SameSite=Lax`
    return answer(res, 303, '', { 'Set-Cookie': cookie, Location: '/' })
  }
  const visitor = sessions.get(id)
  if (!visitor)
    return answer(res, 401, `<a href="${portal}/merchant/apps">Open the module from the portal</a>`)
  const { user_first_name: name, outlet, company, role } = visitor
  answer(
    res,
    200,
    `<h1>Hello, ${escape(name)}</h1><p>${escape(outlet.outlet_name)}, ${escape(company)}, as ${escape(role)}.</p>
     <pre>${escape(JSON.stringify(visitor.settings, null, 2))}</pre>
     <p><a href="${portal}/merchant/apps">Back to apps</a></p>`,
  )
}

createServer((req, res) => {
  handle(req, res).catch(() => answer(res, 502, 'The portal did not answer.'))
}).listen(Number(port), '127.0.0.1', () => console.log(`Module host at ${audience}, portal at ${portal}`))
