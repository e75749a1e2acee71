import { type CheerioAPI, load } from 'cheerio'
import { expect, inject } from 'vitest'

/** Asks the built product, as a program would: no redirect is followed, no script runs. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, inject('origin')), { redirect: 'manual', ...init })

export interface ReadPage {
  status: number
  html: string
  /** Finds elements by CSS selectors. */
  $: CheerioAPI
  /** The texts of all elements that fit a selector, with single spaces. */
  texts(selector: string): string[]
  /** The values of one attribute of all elements that fit a selector. */
  values(selector: string, attribute: string): (string | undefined)[]
}

const read = new Map<string, Promise<ReadPage>>()

/** The HTML of a page, as somebody without script has it. Each page is asked for once in a file. */
export function readPage(path: string, status = 200): Promise<ReadPage> {
  const known = read.get(path) ?? fetchPage(path, status)
  read.set(path, known)
  return known
}

async function fetchPage(path: string, status: number): Promise<ReadPage> {
  const answer = await ask(path)
  expect([path, answer.status]).toEqual([path, status])
  const html = await answer.text()
  const $ = load(html)
  return {
    status: answer.status,
    html,
    $,
    texts: (selector) =>
      $(selector)
        .get()
        .map((element) => tidy($(element).text())),
    values: (selector, attribute) =>
      $(selector)
        .get()
        .map((element) => $(element).attr(attribute)),
  }
}

export const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
