import process from 'node:process'
import { z } from 'zod'
import { startSandbox } from './start.ts'

const port = z.coerce.number().int().min(0).max(65_535)

const environment = z.object({
  SANDBOX_PORT: port.default(4000),
  SANDBOX_SMTP_PORT: port.default(2525),
  SANDBOX_DATA_DIR: z.string().min(1).optional(),
  APP_URL: z.url().default('http://127.0.0.1:3000'),
})

// oxlint-disable-next-line node/no-process-env -- a command of its own, outside the product's configuration
const parsed = environment.safeParse(process.env)
if (!parsed.success) {
  console.error(`The sandbox cannot start:\n${z.prettifyError(parsed.error)}`)
  process.exit(1)
}
const env = parsed.data

const sandbox = await startSandbox({
  httpPort: env.SANDBOX_PORT,
  smtpPort: env.SANDBOX_SMTP_PORT,
  appUrl: env.APP_URL,
  ...(env.SANDBOX_DATA_DIR ? { dataDir: env.SANDBOX_DATA_DIR } : {}),
}).catch((error: unknown) => {
  if (!isInUse(error)) throw error
  const name = error.port === env.SANDBOX_PORT ? 'SANDBOX_PORT' : 'SANDBOX_SMTP_PORT'
  console.error(`Port ${error.port} is in use by another program. Set ${name} to another number.`)
  process.exit(1)
})

function isInUse(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
}

const { close, ...ready } = sandbox
process.stdout.write(`${JSON.stringify(ready)}\n`)

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.once(signal, () => void close())
}
