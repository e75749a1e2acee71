import { besidePages, pagePaths } from '../tests/support/page-paths.ts'
import { startFuzzedServer } from '../tests/support/fuzz/fuzzed-server.ts'
import { httpTarget } from '../tests/support/fuzz/http-target.ts'
import { fuzzRequests } from '../tests/support/fuzz/requests.ts'
import { runFuzz } from '../tests/support/fuzz/run-fuzz.ts'
import { buildAll } from './build.ts'
import { isBuildFresh } from './build-freshness.ts'

/**
 * `npm run test:fuzz [count] [seed] [first]`: requests made from our own description of the API, and over the
 * pages beside it, against the built server. The seed is printed; with it, and the number of the first, any of
 * them is made again.
 */

const [count = 100_000, seed = Math.floor(Math.random() * 2 ** 31), from = 0] = process.argv
  .slice(2)
  .map(Number)

if (!isBuildFresh()) {
  console.log('· Building pages and server')
  await buildAll()
}
console.log(`· ${count} requests, seed ${seed}, from number ${from}`)
const { server, origin, close } = await startFuzzedServer()
const started = performance.now()
try {
  const target = httpTarget(server.url, origin)
  const requests = fuzzRequests({ known: await target.firstLook(), pages: [...pagePaths, ...besidePages] })
  const onProgress = (sent: number) =>
    console.log(`· ${sent} after ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const { sent, byStatus, failures } = await runFuzz(target, {
    requests,
    count,
    seed,
    lanes: 8,
    from,
    onProgress,
  })
  const alive = await fetch(`${server.url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) console.error(server.output().slice(-20_000))
  const table = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  console.log(table.join(', '))
  console.log(
    `${sent} requests in ${((performance.now() - started) / 1000).toFixed(0)} s: ${failures.length} answers of 5xx, ${alive ? 0 : 1} exits`,
  )
  process.exitCode = failures.length === 0 && alive && sent === count ? 0 : 1
} finally {
  await close()
}
