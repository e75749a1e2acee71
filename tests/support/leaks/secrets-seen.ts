import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Request, Response } from '@playwright/test'
import { unmetRules } from '../../../src/contract/accounts/password.ts'
import { type Secret, type SecretKind, shortestSecret } from './find-leaks.ts'
import { testPorts } from '../product.ts'

/** Every secret that the journeys type or are given, written down beside them, to be looked for at the end. */

const file = join(tmpdir(), `infiniti-secrets-${testPorts.app}`)

/** Captcha answers have the name of links' secrets, but are long and public. */
const longestSecret = 150

const typed: Record<string, SecretKind> = {
  password: 'password',
  confirm_password: 'password',
  new_password: 'password',
  old_password: 'password',
  token: 'link',
  refresh: 'session',
}

const given: Record<string, SecretKind> = {
  access: 'session',
  refresh: 'session',
  secret: 'factor',
  backup_codes: 'factor',
  xut: 'link',
}

export function forgetSecrets(): void {
  rmSync(file, { force: true })
}

/** Those written down so far, and the links in the mails. */
export function secretsSeen(mails: string): Secret[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const noted = [...new Set(lines)].filter(Boolean).map((line) => JSON.parse(line) as Secret)
  const links = [...mails.matchAll(/[?&;](?:token|link|secret)=([\w-]{20,}(?:\.[\w-]+)*)/g)].map(
    ([, value = '']): Secret => ({ kind: 'link', value }),
  )
  const known = new Set(noted.map(({ value }) => value))
  return [...noted, ...links.filter(({ value }) => !known.has(value))]
}

/** Listens to one browser until the function that it gives is called. */
export function noteSecrets(context: BrowserContext): () => Promise<void> {
  const reads: Promise<void>[] = []
  const onRequest = (request: Request) => note(typed, jsonOf(request.postData() ?? ''))
  const onResponse = (answer: Response) => {
    if (!new URL(answer.url()).pathname.startsWith('/api/')) return
    // A page that is gone takes its answers along.
    reads.push(
      answer
        .text()
        .then((text) => note(given, jsonOf(text)))
        .catch(() => {}),
    )
  }
  context.on('request', onRequest)
  context.on('response', onResponse)
  return async () => {
    context.off('request', onRequest)
    context.off('response', onResponse)
    await Promise.all(reads)
    const cookies = await context.cookies().catch(() => [])
    for (const { httpOnly, value } of cookies) if (httpOnly) write('session', value)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function note(names: Record<string, SecretKind>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const kind = names[name]
    if (!kind) note(names, part)
    else for (const one of [part].flat()) if (typeof one === 'string') write(kind, one)
    // The session's own pair stands under the name of a link's secret.
    if (kind && !Array.isArray(part)) note(names, part)
  }
}

function write(kind: SecretKind, value: string): void {
  if (value.length < shortestSecret || value.length > longestSecret) return
  // Those that are refused for being plain words would be found in plain sentences.
  if (kind === 'password' && unmetRules(value).length > 0) return
  appendFileSync(file, `${JSON.stringify({ kind, value })}\n`)
}
