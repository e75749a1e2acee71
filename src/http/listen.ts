import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const slowestShutdownMs = 10_000

export interface Listening {
  port: number
  /** Stops taking connections, finishes what was accepted, then resolves. */
  close(): Promise<void>
}

export async function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  let closing = false
  const server = createServer((req, res) => {
    // Told so, clients leave by themselves; without it kept-alive connections hold the process open.
    if (closing) res.setHeader('Connection', 'close')
    listener(req, res)
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on TCP has an AddressInfo
    port: (server.address() as AddressInfo).port,
    close: () => {
      closing = true
      return closeServer(server)
    },
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), slowestShutdownMs)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}
