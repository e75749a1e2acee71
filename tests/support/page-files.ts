import { readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { load } from 'cheerio'

/** What a browser fetches for a page, read from its HTML and the built files. */
export interface PageFiles {
  /** Scripts, with all that they import at once; what they import later is not part of the first load. */
  scripts: string[]
  /** Styles and preloaded typefaces. */
  others: string[]
}

const folder = 'build/client'
const importStatement = /(?:^|[;}\n])import(?:[\w$*{},\s]*?from)?\s*["'](\.{0,2}\/[^"']+)["']/g

export function filesOf(html: string): PageFiles {
  const $ = load(html)
  const hrefs = (selector: string, name: string) =>
    $(selector)
      .get()
      .flatMap((element) => $(element).attr(name) ?? [])
  const inline = $('script[type=module]:not([src])')
    .get()
    .flatMap((element) => importsIn($(element).text(), '/'))
  const first = [...hrefs('link[rel=modulepreload]', 'href'), ...hrefs('script[src]', 'src'), ...inline]
  return {
    scripts: withImports(first),
    others: [...new Set(hrefs('link[rel=stylesheet], link[rel=preload]', 'href'))],
  }
}

/** As it is sent to a browser of today. */
export const sentBytes = (path: string) => statSync(`${folder}${path}.br`).size

function withImports(paths: string[]): string[] {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const each of importsIn(readFileSync(`${folder}${path}`, 'utf8'), posix.dirname(path))) add(each)
  }
  for (const path of paths) add(path)
  return [...found]
}

const importsIn = (script: string, from: string) =>
  [...script.matchAll(importStatement)].map(([, path = '']) => posix.resolve(from, path))
