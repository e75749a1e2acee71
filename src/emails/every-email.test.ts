import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { sampleBase, sampleEmails } from '../../tests/support/sample-emails.ts'
import routes from '#web/routes.ts'
import { renderEmail } from './render-email.tsx'

/** What a reader should never meet: markup, blanks, and the names of missing values. */
const unfinished =
  /\]\(|\*\*|<\/?[a-z]+[ >]|&[a-z]+;|_{3,}|\$\{|\{\{|\bundefined\b|\bnull\b|\bNaN\b|\[object| {2,}\S| [.,;:!?](\s|$)|“”|\(\)/
/** Without those that answer any address. */
const children = routes.flatMap(asObject)

function asObject({ path, index, children: below }: RouteConfigEntry): RouteObject[] {
  if (path?.endsWith('*')) return []
  return [index ? { index: true } : { path, children: below?.flatMap(asObject) }]
}

const isOurs = (path: string) =>
  matchRoutes(children, path) !== null || matchRoutes(children, `${path}x`) !== null

/** About somebody, not to them. */
const toStaff: readonly string[] = ['contact-staff', 'booking-host', 'lead-answer']

describe.each(sampleEmails.map((mail) => [mail.template, mail] as const))('%s', (_, mail) => {
  test('[SITE-10] reads as finished', async () => {
    const { subject, text } = await renderEmail(mail, 'infiniti.example')
    const found = [subject, ...text.split('\n')].filter((line) => unfinished.test(line.trim()))
    expect(found).toEqual([])
  })

  test('greets by first name, where we know one', async () => {
    const { text } = await renderEmail(mail, 'infiniti.example')
    expect(text).not.toMatch(/\bDear\b|Good day/)
    const isKnown = 'firstName' in mail.data && !toStaff.includes(mail.template)
    expect(text.includes('Hi Priya,')).toBe(isKnown)
  })

  test('has links that lead somewhere', async () => {
    const { html } = await renderEmail(mail, 'infiniti.example')
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target)
    const lost = targets.filter((target) => {
      // A shopper's links lead to the store's own address.
      if (target.startsWith('https://tamarind.accounts.example/account/')) return false
      return target.startsWith(`${sampleBase}/`)
        ? !isOurs(new URL(target).pathname)
        : !/^mailto:\S+@\S+$/.test(target)
    })
    expect(lost).toEqual([])
  })
})

const sources = import.meta.glob<string>('../domain/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('every address that we put into an email is one of ours', () => {
  const paths = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/publicBaseUrl\}(\/[\w/-]+)/g)].map(([, path = '']) => path),
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !isOurs(path))).toEqual([])
})
