import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Stands before the sandbox's Shopify, and lets each answer of the Admin API wait. */
export async function startSlowShopify(target: string) {
  const { hostname, port } = new URL(target)
  const state = { delayMs: 0 }
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      if (incoming.url?.includes('/admin/api/')) await sleep(state.delayMs)
      const { method, url, headers } = incoming
      const passed = request({ hostname, port, method, path: url, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          // Files of bulk operations are read where the API answers.
          const text = Buffer.concat(chunks).toString().replaceAll(target, `http://${incoming.headers.host}`)
          const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers
          outgoing.writeHead(answer.statusCode ?? 502, rest)
          outgoing.end(text)
        })
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${ownPort}`,
    wait(delayMs: number) {
      state.delayMs = delayMs
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
