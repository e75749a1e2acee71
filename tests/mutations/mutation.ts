import { existsSync, readFileSync } from 'node:fs'

/** One small fault and the test that must notice it. `npm run test:mutations` tries each in a copy of the project. */
export interface Mutation {
  what: string
  /** The file to change. `find` must stand in it exactly once. */
  file: string
  find: string
  replace: string
  caughtBy: VitestRun | BrowserRun
}

/** `title` is part of the title of the test that must fail. */
interface VitestRun {
  project: 'unit' | 'postgres'
  file: string
  title: string
}

/** Needs a build with the fault in it, which takes a minute: only for what no faster test can see. */
interface BrowserRun {
  browser: string
  title: string
}

/** The file of its test is there, and the text to change stands once in its own. */
export function isReady({ file, find, caughtBy }: Mutation): boolean {
  const test = 'browser' in caughtBy ? caughtBy.browser : caughtBy.file
  return existsSync(test) && existsSync(file) && readFileSync(file, 'utf8').split(find).length === 2
}
