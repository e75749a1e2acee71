import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#database/client.server.ts'

/** Linux counts the time of processes in hundredths of a second. */
const tickMs = 10

interface Times {
  parent: number
  /** Of itself, and of children that have ended. */
  ms: number
}

/**
 * The processor time of the parts of a bench. Unlike the time on the wall it hardly depends on what else the machine
 * does.
 */
export async function openProcessorClock(db: Db, processes: Readonly<Record<string, number>>) {
  const { rows } = await db.execute(sql`select pg_backend_pid() as pid`)
  const postmaster = (await timesOf(Number(rows[0]?.pid)))?.parent ?? 0
  const read = async () => {
    const parts: [string, number][] = []
    for (const [name, pid] of Object.entries(processes)) parts.push([name, (await timesOf(pid))?.ms ?? 0])
    parts.push(['PostgreSQL', await familyMs(postmaster)])
    const commits = await db.execute(
      sql`select xact_commit as count from pg_stat_database where datname = current_database()`,
    )
    return { parts, commits: Number(commits.rows[0]?.count) }
  }
  const before = await read()
  return {
    /** For each of so many messages. */
    async since(count: number): Promise<[what: string, figure: string][]> {
      const after = await read()
      return [
        ...after.parts.map(([name, ms], place): [string, string] => [
          `processor time of a message, ${name}`,
          `${((ms - (before.parts[place]?.[1] ?? 0)) / count).toFixed(1)} ms`,
        ]),
        ['transactions of a message', ((after.commits - before.commits) / count).toFixed(1)],
      ]
    },
  }
}

async function timesOf(pid: number | string): Promise<Times | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program is in brackets and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!stat) return undefined
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)
  const ticks = (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0)
  return { parent: Number(fields[1]), ms: ticks * tickMs }
}

async function familyMs(parent: number): Promise<number> {
  let sum = 0
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const times = await timesOf(pid)
    if (times && (times.parent === parent || Number(pid) === parent)) sum += times.ms
  }
  return sum
}
