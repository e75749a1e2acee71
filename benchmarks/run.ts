import { buildAll } from '../scripts/build.ts'
import { isBuildFresh } from '../scripts/build-freshness.ts'
import { benchAccount } from './account/bench-account.ts'
import { benchApps } from './apps/bench-apps.ts'
import { benchCalculator } from './calculator/bench-calculator.ts'
import { benchCost } from './cost/bench-cost.ts'
import { benchDashboards } from './dashboards/bench-dashboards.ts'
import { benchDemo } from './demo/bench-demo.ts'
import { benchDocuments } from './documents/bench-documents.ts'
import { benchIdentity } from './identity/bench-identity.ts'
import { benchMessages } from './messages/bench-messages.ts'
import { benchMerchants } from './merchants/bench-merchants.ts'
import { benchLedger, benchStatement } from './money/bench-money.ts'
import { besideHolds } from './money/beside-holds.ts'
import { benchOrders } from './orders/bench-orders.ts'
import { benchSearch } from './orders/bench-search.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchPeerPages, benchPeers } from './peers/bench-peers.ts'
import { benchPortal } from './portal/bench-portal.ts'
import { benchMemory } from './process/bench-memory.ts'
import { benchStart } from './process/bench-start.ts'
import { machine } from './report.ts'
import { benchSessions } from './sessions/bench-sessions.ts'
import { benchSync } from './sync/bench-sync.ts'
import { benchWindow } from './window/bench-window.ts'

/**
 * `npm run bench [path …]`: what pages weigh and how they score. `npm run bench NAME`: one of the benches below.
 * `npm run bench merchants 10000 100000`: with so many. Without a word, all. What it prints belongs into
 * docs/performance.md. Run it on a quiet machine.
 */

const words = process.argv.slice(2)
const isNumber = (word: string) => /^\d+$/.test(word)
const sizes = words.filter(isNumber).map(Number)
const wanted = words.filter((word) => !isNumber(word))

const benches: Record<string, () => Promise<void>> = {
  account: benchAccount,
  apps: benchApps,
  documents: benchDocuments,
  identity: benchIdentity,
  portal: benchPortal,
  calculator: benchCalculator,
  cost: benchCost,
  dashboards: benchDashboards,
  demo: benchDemo,
  sessions: benchSessions,
  merchants: () => benchMerchants(sizes),
  sync: () => benchSync(sizes),
  orders: () => benchOrders(sizes),
  search: benchSearch,
  'money-ledger': benchLedger,
  'money-statement': () => benchStatement(sizes),
  'money-beside': besideHolds,
  memory: benchMemory,
  start: benchStart,
  peers: benchPeers,
  'peer-pages': benchPeerPages,
  window: benchWindow,
  messages: () => benchMessages(sizes),
}

/** `money` means each of its parts. */
const isNamed = (name: string, word: string) => name === word || name.startsWith(`${word}-`)
const names = Object.keys(benches)
const paths =
  wanted.length === 0 ? ['/'] : wanted.filter((word) => !names.some((name) => isNamed(name, word)))

if (!isBuildFresh()) await buildAll()
machine(['npm run bench', ...words].join(' '))
if (paths.length > 0) await benchPages(paths)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.some((word) => isNamed(name, word))) await bench()
}
