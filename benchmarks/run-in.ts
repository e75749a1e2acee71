import { delimiter, dirname } from 'node:path'
import { run } from '../scripts/run.ts'

/** Runs a command in another folder with the Node that we run on, and without anybody's telemetry. */
export function runIn(cwd: string, command: string, args: string[]): Promise<string> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const quiet = { CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  return run(command, args, { env: { PATH: path, ...quiet }, cwd })
}
