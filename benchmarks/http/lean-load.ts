import { connect, type Socket } from 'node:net'

export interface LeanRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

interface LeanLoad {
  url: string
  seconds: number
  connections: number
  /** The next request to send; asked again for each. */
  next(): LeanRequest
}

/**
 * Requests answered with success a second, over kept connections, each with one at a time. A client that does next to
 * nothing: where it shares two cores with the server, what a fuller one does would be taken from what is measured.
 */
export async function leanLoad({ url, seconds, connections, next }: LeanLoad): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const began = performance.now()
  let done = 0
  const visitor = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    try {
      while (performance.now() - began < seconds * 1000) {
        const status = await exchange(socket, wireForm(host, next()))
        if (status !== 200) throw new Error(`Answered ${status} at ${url}`)
        done += 1
      }
    } finally {
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  return done / ((performance.now() - began) / 1000)
}

function wireForm(host: string, { path, method = 'GET', headers = {}, body = '' }: LeanRequest): string {
  const all = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

/** The status, once the whole answer is there. Ours declare their length. */
function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const settle = (result: () => void) => {
      socket.off('data', onData).off('error', onLoss).off('close', onLoss)
      result()
    }
    const onData = (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      const end = answer.indexOf('\r\n\r\n')
      if (end === -1) return
      const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1]
      if (length === undefined) settle(() => reject(new Error('An answer without a length.')))
      else if (answer.length >= end + 4 + Number(length)) settle(() => resolve(Number(answer.slice(9, 12))))
    }
    const onLoss = () => settle(() => reject(new Error('The connection was lost.')))
    socket.on('data', onData).on('error', onLoss).on('close', onLoss)
    socket.write(request)
  })
}
