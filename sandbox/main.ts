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
const env = environment.parse(process.env)

const sandbox = await startSandbox({
  httpPort: env.SANDBOX_PORT,
  smtpPort: env.SANDBOX_SMTP_PORT,
  appUrl: env.APP_URL,
  ...(env.SANDBOX_DATA_DIR ? { dataDir: env.SANDBOX_DATA_DIR } : {}),
})

const { close, ...ready } = sandbox
process.stdout.write(`${JSON.stringify(ready)}\n`)

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.once(signal, () => void close())
}
