import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** For machines without nginx: spreads requests over instances, in turn. For trying out, not for production. */
interface Balancer {
  close(): Promise<void>
}

interface Settings {
  port: number
  /** Addresses of the instances. */
  targets: readonly string[]
  checkEveryMs?: number
}

const safe = new Set(['GET', 'HEAD'])
/** Each hop says these for itself. */
const hopByHop = new Set(['connection', 'keep-alive'])

export async function startBalancer({ port, targets, checkEveryMs = 250 }: Settings): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const well = new Set(targets)
  let turn = 0

  /** Those that are well first, the next in turn in front; the others may only seem ill. */
  function order(): string[] {
    turn += 1
    const turned = targets.map((_, i) => targets[(turn + i) % targets.length] ?? '')
    return turned.toSorted((a, b) => Number(well.has(b)) - Number(well.has(a)))
  }

  async function check(target: string): Promise<void> {
    const isWell = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isWell) well.add(target)
    else well.delete(target)
  }
  const timer = setInterval(() => void Promise.all(targets.map(check)), checkEveryMs)

  function forward(req: IncomingMessage, res: ServerResponse, [target, ...others]: string[]): void {
    if (target === undefined) {
      res.writeHead(503, { 'Retry-After': '1' }).end()
      return
    }
    const isSafe = safe.has(req.method ?? '')
    const seenFrom = [req.headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean).join(', ')
    const onward = request(target + req.url, {
      method: req.method,
      headers: { ...withoutHops(req.headers), 'x-forwarded-for': seenFrom },
      // A line that was open may be hung up just now; only what can be asked twice is sent down one.
      agent: isSafe ? agent : false,
    })
    let isConnected = false
    const send = () => {
      isConnected = true
      req.pipe(onward)
    }
    onward.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()))
    onward.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
      answer.pipe(res)
      answer.once('error', () => res.destroy())
    })
    onward.once('error', () => {
      req.unpipe(onward)
      if (res.headersSent || res.destroyed) res.destroy()
      else if (!isConnected || isSafe) forward(req, res, others)
      else res.writeHead(502).end()
    })
    res.once('close', () => onward.destroy())
  }

  const server = createServer((req, res) => forward(req, res, order()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer)
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const withoutHops = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
