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

interface TestTitle {
  /** Part of the title of the test that must fail. */
  title: string
  /** The file that these words stand in, where they are not written in the test's own. */
  titleIn?: string
}

interface VitestRun extends TestTitle {
  project: 'unit' | 'postgres' | 'pglite'
  file: string
}

/** Needs a build with the fault in it, which takes a minute: only for what no faster test can see. */
interface BrowserRun extends TestTitle {
  browser: string
}

/** Its test is there, and the text to change stands once in its file. */
export function isReady({ file, find, caughtBy }: Mutation): boolean {
  const { title, titleIn } = caughtBy
  const test = 'browser' in caughtBy ? caughtBy.browser : caughtBy.file
  const titles = titleIn ?? test
  if (![file, test, titles].every((path) => existsSync(path))) return false
  return readFileSync(titles, 'utf8').includes(title) && readFileSync(file, 'utf8').split(find).length === 2
}
