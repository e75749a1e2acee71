import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requireFreePorts } from './free-ports.ts'
import { spawnTied } from './tied-process.ts'

/** Takes a port for as long as the test runs. */
async function takenPort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('[DOOR-14] a port that is in use is named, with how to choose another', async () => {
  const port = await takenPort()
  const wanted = [
    { port, host: '127.0.0.1', use: 'the site' },
    { port, host: '127.0.0.1', use: 'the sandbox' },
  ]
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    `  - PORT: the site needs port ${port}, which is in use by another program
  - PORT: the sandbox needs port ${port}, which is in use by another program
  - PORT: choose another number, for example PORT=${port + 100} npm start`,
  )
})

test('[DOOR-14] an address that this machine does not have is refused in a sentence', async () => {
  const elsewhere = { port: 0, host: '192.0.2.1', use: 'the site' }
  await expect(requireFreePorts([elsewhere])).rejects.toThrow('HOST: this machine has no such address')
})

test('[DOOR-14] the sandbox says which of its ports is in use, without a stack', async () => {
  const port = await takenPort()
  for (const [name, other] of [
    ['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'],
    ['SANDBOX_SMTP_PORT', 'SANDBOX_PORT'],
  ]) {
    const env = { PATH: process.env.PATH, [name ?? '']: String(port), [other ?? '']: '0' }
    const child = spawnTied(process.execPath, ['sandbox/main.ts'], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is in use by another program. Set ${name} to another number.`)
    expect(output).not.toContain('    at ')
  }
})
