import { readFileSync } from 'node:fs'

/** Ticks of /proc/PID/stat a second; Linux has used 100 for decades. */
const ticksPerSecond = 100

/** Seconds of processor time that a process has used, all its threads together. Linux only. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Memory of a process in MiB, now and at its highest. Linux only. */
export function memoryOf(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), highest: read('VmHWM') }
}
