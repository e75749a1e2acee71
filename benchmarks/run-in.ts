import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'

/** Runs a command in another folder with the Node that we run on; its output is shown only when it fails. */
export function runIn(cwd: string, command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
    const env = {
      ...process.env,
      PATH: path,
      CI: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${command} ${args.join(' ')} in ${cwd} ended with ${code}\n${output}`))
    })
  })
}
