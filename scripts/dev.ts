import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import type * as AppModule from '../src/app.ts'
import { readConfig } from '../src/config/env.ts'
import type * as ServicesModule from '../src/services.ts'
import { startSandbox } from '../sandbox/start.ts'
import { portsFrom, sandboxSettings } from './demo-environment.ts'

/** `npm run dev`: source served by Vite with hot reload; database and sandbox stay open across changes. */

if (existsSync('.env')) process.loadEnvFile('.env')
const ports = portsFrom(Number(process.env.PORT ?? 3000))
const config = readConfig({ ...sandboxSettings(ports), ...process.env })
const sandbox = await startSandbox({
  httpPort: ports.sandbox,
  smtpPort: ports.smtp,
  appUrl: config.PUBLIC_BASE_URL,
})

const http = createHttpServer()
const vite = await createViteServer({ server: { middlewareMode: { server: http } }, appType: 'custom' })
const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>

const { openServices } = await load<typeof ServicesModule>('/src/services.ts')
const services = await openServices(config)

http.on('request', (req, res) => {
  vite.middlewares(req, res, () => {
    void answer(req, res).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      res.writeHead(500).end('The error is in the terminal.')
    })
  })
})

async function answer(...[req, res]: Parameters<ReturnType<typeof AppModule.createApp>>): Promise<void> {
  const { createApp } = await load<typeof AppModule>('/src/app.ts')
  const build = await load<Parameters<typeof createApp>[0]['build']>('virtual:react-router/server-build')
  const { ctx, metrics, isReady } = services
  createApp({ config, ctx, build, files: new Map(), metrics, isReady, relaxedPolicy: true })(req, res)
}

http.listen(config.PORT, config.HOST, () => {
  console.log(`\n  Site     ${config.PUBLIC_BASE_URL}   (hot reload)\n  Inbox    ${sandbox.url}/mail\n`)
})

process.on('SIGINT', () => {
  void Promise.all([services.close(), sandbox.close(), vite.close()]).then(() => process.exit(0))
})
