import { addModuleServerKey, saveModuleServer } from '#domain/money/module-servers/module-server-keys.ts'
import { ApiClient } from './api-client.ts'
import { newModuleServerKey, signedHeaders } from './sign-call.ts'
import type { TestContext } from './test-context.ts'

export interface SignedChange {
  method?: 'GET' | 'POST'
  path?: string
  body?: string
  key?: string
  created?: number
  keyid?: string
  parts?: string
}

/** A module server of this test alone, with a key of its own. What is sent may differ from what was signed. */
export async function newModuleServer(
  world: TestContext,
  id: string,
  slugs = ['email', 'otp_verification', 'whatsapp'],
) {
  const { publicKey, privateKey } = newModuleServerKey()
  const browser = new ApiClient(world)
  await saveModuleServer(world.ctx, { id, slugs, origin: `https://${id}.example` })
  await addModuleServerKey(world.ctx, { moduleServer: id, kid: 'one', publicKey })

  /** Signs what the change says, and sends what was asked. */
  function headersFor(
    method: 'GET' | 'POST',
    path: string,
    body: string,
    key: string,
    change: SignedChange = {},
  ) {
    const headers = signedHeaders({
      method: change.method ?? method,
      url: `https://infiniti.example/api${change.path ?? path}`,
      body: change.body ?? body,
      key: change.key ?? key,
      created: change.created ?? Math.floor(world.time.now.getTime() / 1000),
      keyid: change.keyid ?? `${id}:one`,
      privateKey,
      parts: change.parts,
    })
    return method === 'GET' ? headers : { ...headers, 'idempotency-key': key }
  }

  return {
    id,
    publicKey,
    post(path: string, input: object, key: string, change?: SignedChange) {
      const body = JSON.stringify(input)
      return browser.send('POST', path, body, headersFor('POST', path, body, key, change))
    },
    get: (path: string) => browser.get(path, headersFor('GET', path, '', '')),
    /** The same bytes once more, as somebody who listened would send them. */
    async postTwice(path: string, input: object, key: string) {
      const body = JSON.stringify(input)
      const headers = headersFor('POST', path, body, key)
      return [
        await browser.send('POST', path, body, headers),
        await browser.send('POST', path, body, headers),
      ] as const
    },
  }
}
