import { buildAll } from '../scripts/build.ts'
import { isBuildFresh } from '../scripts/build-freshness.ts'
import { benchIdentity } from './identity/bench-identity.ts'
import { benchPages } from './pages/bench-pages.ts'

/**
 * `npm run bench [path …]`: what pages weigh, how they score, and what an answer costs.
 * `npm run bench identity`: what signing in costs. Without a word, both. Run it on a quiet machine.
 */

const wanted = process.argv.slice(2)
const isIdentity = wanted.length === 0 || wanted.includes('identity')
const paths = wanted.length === 0 ? ['/'] : wanted.filter((word) => word !== 'identity')

if (!isBuildFresh()) await buildAll()
if (paths.length > 0) await benchPages(paths)
if (isIdentity) await benchIdentity()
