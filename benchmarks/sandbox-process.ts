import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Sandbox } from '#sandbox/start.ts'
import { spawnTied } from '../scripts/tied-process.ts'

/** The sandbox in a process of its own, so that its work is not counted as ours. */
export async function startSandboxProcess(appUrl: string): Promise<Sandbox & { pid: number }> {
  const child = spawnTied(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', APP_URL: appUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    ...(JSON.parse(line) as Omit<Sandbox, 'close'>),
    pid: child.pid ?? 0,
    close: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
