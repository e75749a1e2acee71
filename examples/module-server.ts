/**
 * The server of one module, in as few lines as it takes to be right. Node and nothing else.
 *
 *   npx node examples/module-server.ts http://127.0.0.1:3000 4001
 *
 * The portal must know it: start that with MODULE_BASE_URLS=email=http://127.0.0.1:4001
 *
 * It also sends one campaign and one sign-in code on the merchant's account, as far as money goes. Open the module from
 * the portal, then press the two buttons. Before that the store needs its plan: see the billing page. In a
 * trial the campaign needs a top-up first; sign-in codes go to everybody.
 */
import { createPrivateKey, hash, randomBytes, randomUUID, sign as signWith } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const [portal = 'http://127.0.0.1:3000', port = '4001'] = process.argv.slice(2)
/** For whom hand-offs are made: our own origin. Never take it from the request. */
const audience = `http://127.0.0.1:${port}`

interface Visitor {
  user_first_name: string
  role: string
  company: string
  outlet: { id: string; outlet_name: string }
  /** Who of the portal's staff visits in the merchant's name; null for the merchant. A visitor may look and not act. */
  act: string | null
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

/** The demo's key. A real module server makes one of its own, keeps it secret, and gives the portal the public half. */
const keyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const privateKey = createPrivateKey({
  key: Buffer.concat([keyPrefix, hash('sha256', 'infiniti demo module server', 'buffer')]),
  format: 'der',
  type: 'pkcs8',
})
const keyId = 'demo-module-server:demo'

/**
 * A signed call (RFC 9421). Keep the key with what it is for, before you call, and repeat the call with the same key
 * until it is answered: then nothing happens twice and nothing is lost.
 */
async function callPortal(path: string, input: object, key: string): Promise<Record<string, unknown>> {
  const url = `${portal}/api/module_servers/${path}`
  const body = JSON.stringify(input)
  const digest = `sha-256=:${hash('sha256', body, 'base64')}:`
  const params = `("@method" "@target-uri" "content-digest" "idempotency-key");created=${Math.floor(Date.now() / 1000)};keyid="${keyId}";alg="ed25519"`
  const signed = [
    '"@method": POST',
    `"@target-uri": ${url}`,
    `"content-digest": ${digest}`,
    `"idempotency-key": ${key}`,
    `"@signature-params": ${params}`,
  ].join('\n')
  const headers = {
    'Content-Type': 'application/json',
    'Content-Digest': digest,
    'Idempotency-Key': key,
    'Signature-Input': `sig1=${params}`,
    Signature: `sig1=:${signWith(null, Buffer.from(signed), privateKey).toString('base64')}:`,
  }
  for (let tried = 1; ; tried += 1) {
    const signal = AbortSignal.timeout(5_000)
    const response = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined)
    // A signature lasts five minutes; to try for longer, sign again, with the same key.
    if (response && response.status < 500) return (await response.json()) as Record<string, unknown>
    if (tried === 5) throw new Error(`No answer from ${url}`)
    await sleep(tried * 500)
  }
}

/** Hold the most that it can cost, charge what was delivered, give back the rest. */
async function sendCampaign(outlet: string): Promise<unknown> {
  const lines = [{ channel: 'whatsapp', category: 'marketing', country: 'IN', units: 200 }]
  const quote = await callPortal('estimates', { outlet, lines }, randomUUID())
  const held = await callPortal('holds', { outlet, lines, quote: quote['quote'] }, randomUUID())
  const [hold] = (held['holds'] ?? []) as { id: string }[]
  if (!hold) return held
  const charged = await callPortal(
    'holds/capture',
    { hold: hold.id, units: 190, category: 'marketing' },
    randomUUID(),
  )
  const givenBack = await callPortal('holds/void', { hold: hold.id }, randomUUID())
  return { quote, held, charged, givenBack }
}

/** One call for a sign-in code: it is charged at once. Other messages of a trial name who gets them, and they must be of the company. */
const sendCode = (outlet: string, to: string) =>
  callPortal(
    'spends',
    { outlet, channel: 'whatsapp', category: 'authentication', country: 'IN', units: 1, recipients: [to] },
    randomUUID(),
  )

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
  const signedIn = sessions.get(id)
  if (req.method === 'POST' && signedIn && (pathname === '/campaign' || pathname === '/code')) {
    if (signedIn.act !== null) return answer(res, 403, 'Staff on a visit cannot send anything.')
    const { id: outlet } = signedIn.outlet
    const to = new URLSearchParams(await text(req)).get('to') ?? ''
    const outcome = pathname === '/campaign' ? await sendCampaign(outlet) : await sendCode(outlet, to)
    return answer(
      res,
      200,
      `<pre>${escape(JSON.stringify(outcome, null, 2))}</pre><p><a href="/">Back</a> · <a href="${portal}/merchant/billing/statement">Statement</a></p>`,
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
  const { user_first_name: name, outlet, company, role, act } = visitor
  const buttons =
    act === null
      ? `<form method="post" action="/campaign"><button>Send a campaign to 200 people</button></form>
     <p>The campaign needs a top-up: a trial sends to people of your company alone.</p>
     <form method="post" action="/code"><label>Email or number <input name="to" required></label>
     <button>Send one sign-in code</button></form>`
      : '<p>You are visiting as staff: you can look, and not send.</p>'
  answer(
    res,
    200,
    `<h1>Hello, ${escape(name)}</h1><p>${escape(outlet.outlet_name)}, ${escape(company)}, as ${escape(role)}.</p>
     ${buttons}
     <p><a href="${portal}/merchant/apps">Back to apps</a></p>`,
  )
}

createServer((req, res) => {
  handle(req, res).catch(() => answer(res, 502, 'The portal did not answer.'))
}).listen(Number(port), '127.0.0.1', () => console.log(`Module server at ${audience}, portal at ${portal}`))
