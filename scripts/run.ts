import { spawnTied } from './tied-process.ts'

interface Options {
  env?: Record<string, string>
  cwd?: string
  /** Hears each piece of output as it comes. */
  onOutput?: (text: string) => void
}

/** Runs a tool of node_modules/.bin; its output is shown only when it fails. */
export function run(command: string, args: string[], { env, cwd, onOutput }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnTied(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
      onOutput?.(chunk.toString())
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`))
    })
  })
}
