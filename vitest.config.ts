import { defineConfig } from 'vitest/config'

const databaseTests = ['src/**/*.db.test.ts']

/** The tests that touch the database run twice: embedded, and on a real PostgreSQL. */
const onEngine = (engine: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: databaseTests,
    provide: { engine },
    globalSetup: ['tests/support/database-templates.ts'],
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    // Request tests mostly wait: for letters, for jobs, for limits. Twice as many files as cores keeps both busy.
    maxWorkers: 4,
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
          exclude: databaseTests,
          testTimeout: 20_000,
        },
      },
      onEngine('pglite'),
      onEngine('postgres'),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
