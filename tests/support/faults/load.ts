import { readFileSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Honest visitors: one request after the other, each timed until its last byte. */
export async function readPages(url: string, paths: readonly string[], seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let i = 0; performance.now() < end; i += 1) {
    const started = performance.now()
    await readPage(`${url}${paths[i % paths.length]}`, agent)
    times.push(performance.now() - started)
    await sleep(20)
  }
  agent.destroy()
  return times
}

const readPage = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })

/** Connections that send what they are given and then wait; resolves when all are open. */
export async function openSockets(url: string, count: number, opening: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        socket.off('error', reject)
        socket.on('error', () => {})
        socket.write(opening)
        socket.resume()
        resolve(socket)
      })
      socket.once('error', reject)
    })
  const sockets: Socket[] = []
  // In batches, because a listener's queue has an end.
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(200, count - sockets.length) }, open)
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}

/** So many sign-ins a second, whether or not the ones before were answered; counts what they were answered by. */
export async function floodLogins(url: string, perSecond: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
  const answers = new Map<number, number>()
  const open: Promise<void>[] = []
  const started = performance.now()
  for (let sent = 0; sent < perSecond * seconds;) {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (sent < due && sent < perSecond * seconds) {
      open.push(
        logIn(url, sent, agent).then((status) => void answers.set(status, (answers.get(status) ?? 0) + 1)),
      )
      sent += 1
    }
    await sleep(5)
  }
  await Promise.all(open)
  agent.destroy()
  return answers
}

/** Each from a visitor of its own to an account of its own, so that no limit spares the server the work. */
function logIn(url: string, number: number, agent: Agent): Promise<number> {
  const body = JSON.stringify({ email: `flood-${number}@tamarind.example`, password: 'Wrong#2025' })
  return new Promise((resolve) => {
    const outgoing = request(`${url}/api/merchant/login/`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        origin: url,
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
    })
    outgoing.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)))
    outgoing.once('error', () => resolve(0))
    outgoing.end(body)
  })
}

/** Resident memory of a process, in megabytes. */
export const residentMegabytes = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** How many files, and so connections, one process may have open. */
export const mostOpenFiles = () =>
  Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
