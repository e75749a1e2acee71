import { mkdirSync, rmSync } from 'node:fs'
import { isBuildFresh } from './build-freshness.ts'
import { finishDocuments } from './finish-documents.ts'
import { run } from './run.ts'

/** Builds everything that the server serves: pages and server by React Router, then finishes the documents. */
export async function buildAll(): Promise<void> {
  rmSync('build', { recursive: true, force: true })
  mkdirSync('build')
  await run('react-router', ['build'], { env: { NODE_OPTIONS: '--import=./scripts/patient-build.ts' } })
  await finishDocuments('build')
}

if (import.meta.main && !(process.argv.includes('--unless-fresh') && isBuildFresh())) await buildAll()
