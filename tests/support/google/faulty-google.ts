import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Lie {
  claims?: Record<string, unknown>
  alg?: 'RS256' | 'HS256' | 'none'
  /** Signed by a key that nobody published. */
  foreignKey?: boolean
  /** What a path does instead of answering. */
  faults?: Record<string, 'hang' | 'error' | 'broken' | 'garbled' | 'empty' | 'refuse'>
}

export const faultyGoogleClient = { clientId: 'client', clientSecret: 'client-secret' }

/** An OpenID provider that answers at once, truthfully or with the lie it was told to tell. */
export async function startFaultyGoogle() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let lie: Lie = {}
  const asked: string[] = []
  const server = createServer((request, response) => answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    asked.push(url)
    const fault = lie.faults?.[url]
    if (fault === 'hang') return
    if (fault === 'error') return void response.writeHead(503).end('busy')
    if (fault === 'broken') return void response.writeHead(500).end('broken')
    if (fault === 'garbled') return void response.writeHead(200).end('<html>')
    if (fault === 'empty') return json(response, { keys: [] })
    if (fault === 'refuse') return json(response, { error: 'invalid_grant' }, 400)
    if (url === '/.well-known/openid-configuration') {
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/certs`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      })
    }
    if (url === '/certs') {
      const key = own.publicKey.export({ format: 'jwk' })
      return json(response, { keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] })
    }
    return json(response, { access_token: 'token', token_type: 'Bearer', id_token: idToken() })
  }

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000)
    const alg = lie.alg ?? 'RS256'
    const claims = {
      iss: issuer,
      aud: faultyGoogleClient.clientId,
      sub: '1048',
      iat: now,
      exp: now + 3600,
      nonce: 'the-nonce',
      email: 'Mei@Gmail.com',
      email_verified: true,
      given_name: 'Mei',
      ...lie.claims,
    }
    const body = [{ alg, kid: 'one' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${body}.${signature(alg, body, (lie.foreignKey ? foreign : own).privateKey)}`
  }

  return {
    issuer,
    asked,
    /** From now on. */
    set(next: Lie) {
      lie = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function signature(alg: string, body: string, key: KeyObject): string {
  if (alg === 'none') return ''
  if (alg === 'HS256')
    return createHmac('sha256', faultyGoogleClient.clientSecret).update(body).digest('base64url')
  return sign('sha256', Buffer.from(body), key).toString('base64url')
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
