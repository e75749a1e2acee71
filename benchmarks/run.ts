import { buildAll } from '../scripts/build.ts'
import { isBuildFresh } from '../scripts/build-freshness.ts'
import { benchCalculator } from './calculator/bench-calculator.ts'
import { benchIdentity } from './identity/bench-identity.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchPortal } from './portal/bench-portal.ts'

/**
 * `npm run bench [path …]`: what pages weigh, how they score, and what an answer costs.
 * `npm run bench identity`: what signing in costs. `npm run bench portal`: what working costs.
 * `npm run bench calculator`: what a move of its rules costs. Without a word, all.
 * Run it on a quiet machine.
 */

const benches: Record<string, () => Promise<void>> = {
  identity: benchIdentity,
  portal: benchPortal,
  calculator: benchCalculator,
}

const wanted = process.argv.slice(2)
const paths = wanted.length === 0 ? ['/'] : wanted.filter((word) => !(word in benches))

if (!isBuildFresh()) await buildAll()
if (paths.length > 0) await benchPages(paths)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
