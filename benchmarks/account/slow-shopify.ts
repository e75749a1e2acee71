import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  text: string
}

/**
 * Stands before the sandbox's Shopify. Each answer of the Admin API waits as long as it is told. What was asked before is
 * answered from memory, so that the work of the sandbox, which computes its stores, is not counted.
 */
export async function startSlowShopify(target: string) {
  /** Every question to the Admin API, by the name of its operation, with what Shopify counts for it. */
  const asked: { name: string; points: number; atMost: number }[] = []
  const state = { delayMs: 0, remembers: false, asked }
  const known = new Map<string, Answer>()
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await bodyOf(incoming)
      const isApi = incoming.url?.includes('/admin/api/') ?? false
      const key = keyOf(body)
      const found = isApi && state.remembers ? known.get(key) : undefined
      if (isApi) await sleep(state.delayMs)
      const { status, headers, text } = found ?? (await pass(target, incoming, body))
      if (isApi && state.remembers) known.set(key, { status, headers, text })
      else if (isApi) asked.push({ name: nameIn(body), ...costIn(text) })
      outgoing.writeHead(status, headers)
      // Files of bulk operations are read where the API answers.
      outgoing.end(text.replaceAll(target, `http://${incoming.headers.host}`))
    })().catch(() => outgoing.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const nameIn = (body: Buffer) => /(?:query|mutation) (\w+)/.exec(body.toString())?.[1] ?? 'unnamed'

function costIn(text: string) {
  const read = (field: string) => Number(new RegExp(`"${field}":(\\d+)`).exec(text)?.[1] ?? 0)
  return { points: read('actualQueryCost'), atMost: read('requestedQueryCost') }
}

/** No address that is looked up here is known, so one answer serves them all. */
const keyOf = (body: Buffer) => (body.includes('FindShopper') ? 'FindShopper' : body.toString())

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const pass = (target: string, { method, url = '', headers }: IncomingMessage, body: Buffer) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(`${target}${url}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...own } = answer.headers
        const status = answer.statusCode ?? 502
        resolve({ status, headers: own, text: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
