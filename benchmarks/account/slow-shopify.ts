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
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
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
