import { once } from 'node:events'
import type { Server } from 'node:net'

/** Resolves with the port that was really taken; rejects when it is not free. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const listening = once(server, 'listening')
  server.listen(port, host)
  await listening
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('A server on loopback has a port')
  return address.port
}
