import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runIn } from '../run-in.ts'
import type { PeerPage } from './documents.ts'

export interface Peer {
  name: string
  /** Of this folder. */
  folder: string
  /** Where its build leaves the files to serve. */
  built: string
  /** What it makes a page of ours from, and where it wants the page of an address. */
  template: string
  pageFile(path: string): string
  /** Parts that the framework wants marked, because they use state. */
  clientParts: string[]
}

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * Builds the very same pages with another framework: our own sections, copy, style and fonts, with that framework's
 * own root. Installed below the temporary folder, where it stays for the next time. Resolves to the built files.
 */
export async function buildPeer(peer: Peer, pages: PeerPage[]): Promise<string> {
  const { folder, built, clientParts } = peer
  const root = join(tmpdir(), 'infiniti-peers', folder)
  const house = join(root, 'house')
  await mkdir(root, { recursive: true })
  const made = [house, join(root, built), ...['src', 'app', 'public'].map((name) => join(root, name))]
  await Promise.all(made.map((path) => rm(path, { recursive: true, force: true })))
  await cp(join(here, folder), root, { recursive: true })
  await writePages(root, peer, pages)
  for (const part of ['web', 'content', 'contract', 'rules', 'shop-model']) {
    await cp(join('src', part), join(house, part), { recursive: true })
  }
  await cp('public', join(root, 'public'), { recursive: true })
  await cp('src/web/kit/foundations/fonts', join(root, 'public/fonts'), { recursive: true })
  await cp(join(here, 'overlay/site-layout.tsx'), join(house, 'web/site/layout/site-layout.tsx'))
  await cp(join(here, 'overlay/head-parts.tsx'), join(house, 'web/head-parts.tsx'))
  for (const file of ['sign-in.tsx', 'sign-in-form.tsx', 'people.tsx', 'people-table.tsx']) {
    await cp(join(here, 'overlay', file), join(house, 'web/peer', file))
  }
  await change(join(house, 'web/kit/foundations/fonts.css'), "url('./fonts/", "url('/fonts/")
  await change(
    join(house, 'web/document-head.ts'),
    'import.meta.env.SSR ? originPlaceholder : globalThis.location.origin',
    'originPlaceholder',
  )
  for (const part of clientParts) await change(join(house, part), 'import ', "'use client'\nimport ", 1)
  await runIn(root, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  await runIn(root, 'npm', ['run', '--silent', 'build'])
  return join(root, built)
}

async function writePages(root: string, { template, pageFile }: Peer, pages: PeerPage[]): Promise<void> {
  const text = await readFile(join(root, template), 'utf8')
  for (const { path, file } of pages) {
    const target = join(root, pageFile(path))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text.replace('#web/PAGE', `#web/${file}`))
  }
  await rm(join(root, template))
}

/** Throws where there is nothing to change any more: the peers must not drift from the page they are compared with. */
async function change(file: string, from: string, to: string, times = Infinity): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${dirname(file)}: no "${from}" in it any more.`)
  await writeFile(file, times === 1 ? text.replace(from, () => to) : text.replaceAll(from, () => to))
}
