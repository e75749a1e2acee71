import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const slowestShutdownMs = 10_000
const sweepEveryMs = 100

const limits = {
  /** How long a visitor may take to ask, and how often we look who is over it. Node looks twice a minute. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than balancers keep theirs (60 s), so that they never send a request down a line we just hung up. */
  keepAliveTimeout: 65_000,
}

export interface Listening {
  port: number
  /** From now on every answer ends its connection; new ones are still taken. */
  drain(): void
  /** Stops taking connections, finishes what was accepted, then resolves. */
  close(): Promise<void>
}

export async function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  let closing = false
  const server = createServer(limits, (req, res) => {
    // Told so, clients leave by themselves; without it kept-alive connections hold the process open.
    if (closing) res.setHeader('Connection', 'close')
    listener(req, res)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on TCP has an AddressInfo
    port: (server.address() as AddressInfo).port,
    drain: () => {
      closing = true
    },
    close: () => {
      closing = true
      return closeServer(server)
    },
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), slowestShutdownMs)
    // A request that was accepted earlier leaves its connection open and idle once it is answered.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs)
    server.close(() => {
      clearTimeout(deadline)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
