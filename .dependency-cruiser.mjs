/**
 * Who may import whom: this table is the rule, and docs/architecture.md shows it.
 * A folder may always import from itself; `#tests` and the composition root (src/*.ts) see everything.
 */
export const mayImport = {
  contract: [],
  config: [],
  database: [],
  'live-demo': [],
  content: ['contract', 'live-demo'],
  emails: ['contract', 'content'],
  domain: ['contract', 'database'],
  api: ['contract', 'content', 'domain'],
  jobs: ['domain'],
  integrations: ['contract', 'domain/ports', 'domain/domain-error', 'emails'],
  observability: ['domain/ports', 'database/client.server', 'database/job-queue.server'],
  http: [
    'config',
    'contract',
    'domain',
    'observability',
    'content/public-origin',
    'web/request-context.server',
  ],
  'web/ui': [],
  'web/enhance': ['web/ui/theme'],
  'web/browser': ['contract', 'content/messages', 'content/outcomes', 'web/enhance'],
  'web/sections': ['web/ui', 'web/browser', 'content'],
  'web/layouts': ['web/ui', 'web/browser', 'web/sections', 'web/nonce', 'content', 'contract'],
  'web/routes': ['web', 'content', 'contract', 'domain', 'live-demo'],
}

const rule = ([folder, allowed]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((path) => `^src/${path}[/.]`) },
})

export default {
  forbidden: [
    ...Object.entries(mayImport).map(rule),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-knows-no-transport',
      severity: 'error',
      from: { path: '^src/(domain|database|contract|live-demo)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(hono|react|react-router)/' },
    },
    {
      name: 'only-database-and-domain-see-drizzle',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(database|domain)/|^src/services\\.ts$|\\.test\\.tsx?$' },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'product-does-not-need-the-sandbox',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(sandbox|tests|scripts|benchmarks)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build', '^\\.react-router', '\\+types/'] },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'] },
  },
}
