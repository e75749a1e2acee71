import { Hono } from 'hono'
import { html } from 'hono/html'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { App } from '../options.ts'
import { faultSwitch, page } from '../page.ts'
import { type RecaptchaFault, recaptchaFault, recaptchaFaultChoices } from './fault.ts'
import { makeTokens, type RecaptchaKeys } from './tokens.ts'

interface Recaptcha {
  app: App
  keys: RecaptchaKeys
}

const tokenRequest = z.object({ key: z.string(), action: z.string(), hostname: z.string().max(253) })
const checkRequest = z.object({ secret: z.string().catch(''), response: z.string().catch('') })
const script = {
  'content-type': 'text/javascript; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
}
const apiScript = new URL('./api.js', import.meta.url)
const anchorScript = new URL('./anchor.js', import.meta.url)

export function recaptchaRoutes({ app: product, keys }: Recaptcha) {
  const app = new Hono()
  const tokens = makeTokens()
  let fault: RecaptchaFault = 'none'

  app.get('/', (c) => c.html(recaptchaPage(keys.siteKey, fault)))
  app.get('/api.js', async (c) => c.body(await readFile(apiScript, 'utf8'), 200, script))
  app.get('/anchor.js', async (c) => c.body(await readFile(anchorScript, 'utf8'), 200, script))

  app.get('/anchor', (c) => {
    const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors ${product.origin}`
    c.header('content-security-policy', policy)
    return c.html(
      html`<!doctype html><title>reCAPTCHA</title>
        <script src="/recaptcha/anchor.js"></script>`,
    )
  })

  app.post('/token', async (c) => {
    const wanted = tokenRequest.safeParse(await c.req.json().catch(() => undefined))
    if (!wanted.success || wanted.data.key !== keys.siteKey) return c.json({ error: 'Invalid site key' }, 400)
    const token = tokens.issue(wanted.data.action, wanted.data.hostname)
    return token ? c.json({ token }) : c.json({ error: 'Invalid action name' }, 400)
  })

  app.post('/api/siteverify', async (c) => {
    if (fault === 'down') return c.text('Service unavailable (sandbox fault)', 503)
    if (fault === 'hang') {
      await new Promise((gone) => {
        c.req.raw.signal.addEventListener('abort', gone)
      })
    }
    const { secret, response } = checkRequest.parse(await c.req.parseBody())
    const codes: string[] = []
    if (!secret) codes.push('missing-input-secret')
    else if (secret !== keys.secret) codes.push('invalid-input-secret')
    if (!response) codes.push('missing-input-response')
    if (codes.length > 0) return c.json({ success: false, 'error-codes': codes })
    const token = tokens.redeem(response)
    if (typeof token === 'string') return c.json({ success: false, 'error-codes': [token] })
    return c.json({
      success: true,
      score: fault === 'low-score' ? 0.1 : 0.9,
      action: token.action,
      hostname: token.hostname,
      challenge_ts: new Date(token.issuedAt).toISOString(),
    })
  })

  app.get('/api/fault', (c) => c.json({ mode: fault }))

  app.put('/api/fault', async (c) => {
    const wanted = recaptchaFault.safeParse(await c.req.json().catch(() => undefined))
    if (!wanted.success) return c.json({ error: 'mode is none, low-score, hang or down' }, 400)
    fault = wanted.data.mode
    return c.json({ mode: fault })
  })

  app.post('/fault', async (c) => {
    const wanted = recaptchaFault.safeParse(await c.req.parseBody())
    if (wanted.success) fault = wanted.data.mode
    return c.redirect('/recaptcha', 303)
  })

  return app
}

function recaptchaPage(siteKey: string, fault: RecaptchaFault) {
  return page({
    title: 'reCAPTCHA',
    section: 'recaptcha',
    standsIn: 'Google reCAPTCHA',
    body: html`<h1>reCAPTCHA</h1>
      <p class="lead">Version 3 gives a score instead of a puzzle. A token works once, for two minutes.</p>
      <dl class="facts">
        <div>
          <dt>Site key</dt>
          <dd class="mono">${siteKey}</dd>
        </div>
        <div>
          <dt>Script</dt>
          <dd class="mono">/recaptcha/api.js?render=${siteKey}</dd>
        </div>
        <div>
          <dt>Check</dt>
          <dd class="mono">POST /recaptcha/api/siteverify</dd>
        </div>
      </dl>
      ${faultSwitch({ action: '/recaptcha/fault', current: fault, choices: recaptchaFaultChoices })}`,
  })
}
