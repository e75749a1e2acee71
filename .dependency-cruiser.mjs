const webRoot = ['web/document-head', 'web/form-fields', 'web/nonce', 'web/request-context.server']

/** What the pages of every audience share. An audience never imports another one's pages. */
const page = ['contract', 'rules', 'domain', 'content/shared', 'web/kit', 'web/client', ...webRoot]

/** The shopper's screens: the site shows them as pictures, the demo plays them, the portal previews them. */
const account = ['web/account', 'content/account', 'shop-model']

/**
 * Who may import whom: this table is the rule, and docs/architecture.md shows it.
 * A folder may always import from itself; `#tests` and the composition root (src/*.ts) see everything.
 */
export const mayImport = {
  rules: [],
  contract: ['rules'],
  config: [],
  database: ['rules'],
  'shop-model': [],
  content: ['contract', 'rules', 'shop-model'],
  emails: ['contract', 'rules', 'content'],
  domain: ['contract', 'rules', 'database'],
  api: ['contract', 'rules', 'content', 'domain'],
  jobs: ['domain'],
  integrations: ['contract', 'rules', 'domain/ports', 'domain/domain-error', 'emails'],
  observability: ['domain/ports', 'database/client.server', 'database/job-queue.server'],
  http: [
    'config',
    'contract',
    'domain',
    'observability',
    'content/shared/public-origin',
    'content/shared/legal/operator',
    'web/request-context.server',
  ],
  'web/kit': ['contract', 'rules', 'content/shared'],
  'web/client': ['contract', 'rules', 'content/shared', 'web/kit'],
  'web/account': [...page, 'content/account', 'shop-model'],
  'web/site': [...page, 'content/site', ...account],
  'web/portal': [...page, 'content/portal', ...account],
  'web/admin': [...page, 'content/admin'],
  'web/demo': [...page, 'content/demo', ...account],
  'web/system': [...page, 'content/site', 'web/site/layout'],
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
      from: { path: '^src/(domain|database|contract|rules|shop-model)/', pathNot: '\\.test\\.tsx?$' },
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
