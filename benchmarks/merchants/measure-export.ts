import { readFileSync } from 'node:fs'
import type { AdminWorld } from './admin-world.ts'

const mebi = 1024 * 1024

/** The whole list as a file: how long it takes, and what the server's memory does meanwhile. */
export async function measureExport({ url, pid, headers }: AdminWorld): Promise<string> {
  const before = residentOf(pid)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, residentOf(pid))), 20)
  const began = performance.now()
  const answer = await fetch(`${url}/admin/merchants.csv`, { headers })
  if (!answer.ok || !answer.body) throw new Error(`The file was answered ${answer.status}.`)
  let first = 0
  let bytes = 0
  let lines = 0
  for await (const part of answer.body) {
    first ||= performance.now() - began
    bytes += part.length
    for (const byte of part) if (byte === 0x0a) lines += 1
  }
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1000
  if (answer.headers.get('row-count') !== String(lines - 1))
    throw new Error('Other rows than were announced.')
  return `${(bytes / mebi).toFixed(0)} MiB in ${seconds.toFixed(1)} s, first part after ${first.toFixed(0)} ms; server +${((peak - before) / mebi).toFixed(0)} MiB`
}

/** What the process holds in memory, in bytes; Linux only. */
function residentOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) * 1024
}
