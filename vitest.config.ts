import { defineConfig } from 'vitest/config'

const databaseTests = ['src/**/*.db.test.ts']
const browserTests = ['src/web/**/*.test.{ts,tsx}']

/** Only a test that hangs takes as long: a shared machine may stand still for a minute. */
const patience = { testTimeout: 300_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

/** The embedded database is open for seconds at a time here, which its optimising compiler would take half of. */
const withoutOptimisingWasm = '--liftoff-only'

/**
 * Tests that touch the database run on PostgreSQL, which is several times faster than the embedded engine. Those with
 * the tag `engine` run on PGlite as well: locks, concurrency, row-level security, search, jobs and money.
 */
const onEngine = (engine: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: databaseTests,
    execArgv: engine === 'pglite' ? [withoutOptimisingWasm] : [],
    // The product keeps no state of a request in modules, so the files of a worker share one import of it.
    isolate: false,
    provide: { engine },
    globalSetup: ['tests/support/database-templates.ts'],
  },
})

/** The short form is part of `npm test`; the full one is `npm run test:faults`, and waits as long as life does. */
const faults = (form: 'short' | 'full') => ({
  extends: true as const,
  test: {
    name: form === 'short' ? 'faults' : 'faults-full',
    include: ['tests/faults/*.test.ts'],
    isolate: false,
    provide: { faults: form },
    execArgv: [withoutOptimisingWasm],
    globalSetup: ['tests/support/faults/prepare-databases.ts'],
    ...(form === 'full' && { testTimeout: 45 * 60_000 }),
    // Figures are measured by one test at a time.
    ...(form === 'short' ? { maxWorkers: 2 } : { fileParallelism: false }),
  },
})

export default defineConfig({
  test: {
    ...patience,
    // Request tests mostly wait: for letters, for jobs, for limits. Twice as many files as cores keeps both busy.
    maxWorkers: 4,
    tags: [
      { name: 'engine', description: 'Depends on the database engine: runs on PGlite as well.' },
      {
        name: 'long',
        description: 'Takes long: in `npm run test:all` only, and faults in `npm run test:faults`.',
      },
      {
        name: 'engine-long',
        description: 'On PGlite in `npm run test:all` only: others like it have `engine`.',
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/{domain,api,http}/**/*.ts', 'src/web/client/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'test-results/coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'sandbox/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: [...databaseTests, ...browserTests],
          execArgv: [withoutOptimisingWasm],
          isolate: false,
        },
      },
      {
        extends: true,
        // These have a document, globals and modules of their own to change.
        test: { name: 'web', include: browserTests, exclude: databaseTests, pool: 'vmThreads' },
      },
      onEngine('pglite'),
      onEngine('postgres'),
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/pages-server.ts'],
        },
      },
      faults('short'),
      faults('full'),
    ],
  },
})
