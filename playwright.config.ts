import { defineConfig } from '@playwright/test'
import { browserFlags, journeyBrowserPath } from './scripts/find-browser.ts'
import { testPorts } from './tests/support/product.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/e2e/shots/{arg}{ext}',
  globalSetup: './tests/support/start-product.ts',
  fullyParallel: true,
  // A journey waits for a third of its time, for the server and for emails: one more than cores keeps both busy.
  workers: 3,
  // Only a test that fails waits as long; a shared machine may stand still for a minute.
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['line'], ['json'], ['./scripts/progress-reporter.ts']]
    : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${testPorts.app}`,
    viewport: { width: 1440, height: 900 },
    // A language without a region: dial codes start with +91, as where nothing is known.
    locale: 'en',
    // Movement without end takes a whole core where there is no GPU. Tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: journeyBrowserPath(),
      args: browserFlags,
    },
  },
})
