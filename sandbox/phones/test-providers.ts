import { once } from 'node:events'
import { createServer } from 'node:http'
import { listen } from '../listen.ts'
import { type Sandbox, startSandbox } from '../start.ts'
import type { Phone } from './phones.ts'

export interface Posted {
  path: string
  body: string
  signature: string
}

/** A sandbox, and an app that keeps what the providers of messages post to it. */
export async function openProviders(dataDir?: string) {
  const posted: Posted[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    posted.push({
      path: request.url ?? '',
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['x-hub-signature-256'] ?? ''),
    })
    response.end()
  })
  const appUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  const options = { httpPort: 0, smtpPort: 0, appUrl, ...(dataDir && { dataDir }) }
  let sandbox: Sandbox = await startSandbox(options)
  const form = (path: string, fields: Record<string, string>) =>
    fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(fields) })
  return {
    posted,
    settings: () => sandbox.settings.messages,
    url: () => sandbox.url,
    page: async (path: string) => (await fetch(sandbox.url + path)).text(),
    form,
    fault: (provider: 'meta' | 'msg91', fault: object) =>
      fetch(`${sandbox.url}/${provider}/api/fault`, { method: 'PUT', body: JSON.stringify(fault) }),
    async phone(number: string): Promise<Phone> {
      const answer = await fetch(`${sandbox.url}/phone/api/${number}`)
      return answer.json()
    },
    async restart(): Promise<void> {
      await sandbox.close()
      sandbox = await startSandbox(options)
    },
    async close(): Promise<void> {
      await sandbox.close()
      const closed = once(server, 'close')
      server.closeAllConnections()
      server.close()
      await closed
    },
  }
}
