import { readFileSync } from 'node:fs'
import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'
import { sandboxUrl } from './product.ts'
import { noteSecrets } from './leaks/secrets-seen.ts'
import { waitForReact } from './wait-for-react.ts'

interface Mail {
  id: string
  to: string[]
  subject: string
}

export interface Inbox {
  /** Waits for the mails whose subject contains the text, and gives them by recipient. */
  waitFor(text: string, count: number): Promise<Record<string, Mail>>
  /** Waits for the newest mail to one address whose subject contains the text. */
  emailTo(email: string, text: string): Promise<Mail>
  /** The first link of a mail that contains the text. */
  linkIn(mail: Mail | undefined, text: string): Promise<string>
}

/**
 * What every journey has: a visitor of its own for the rate limits, an inbox to look into, and a guard that
 * fails the test when the browser complained about scripts, styles or errors on the way.
 */
export const test = base.extend<{ inbox: Inbox; complaints: string[]; secrets: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it wants from this pattern
  extraHTTPHeaders: async ({}, use, testInfo) => {
    const number = Date.now() + testInfo.workerIndex * 7919 + testInfo.parallelIndex
    await use({ 'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) await waitForReact(page)
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const onError = (error: Error) => void complaints.push(error.message)
      const onMessage = (message: ConsoleMessage) => {
        const expected = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !expected) complaints.push(message.text())
      }
      page.on('pageerror', onError)
      page.on('console', onMessage)
      await use(complaints)
      // A page may be used again by the next test.
      page.off('pageerror', onError)
      page.off('console', onMessage)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  // What it types and is given is looked for in log, mails and database when all journeys are done.
  secrets: [
    async ({ context }, use) => {
      const done = noteSecrets(context)
      await use()
      await done()
    },
    { auto: true },
  ],
  inbox: async ({ request }, use) => {
    const read = async (path: string): Promise<unknown> =>
      (await request.get(`${sandboxUrl}/mail/api/${path}`)).json()
    await use({
      async waitFor(text, count) {
        let found: Mail[] = []
        await base.expect
          .poll(
            async () => {
              const { messages } = (await read('messages')) as { messages: Mail[] }
              found = messages.filter((mail) => mail.subject.includes(text))
              return found.length
            },
            { timeout: 20_000 },
          )
          .toBe(count)
        return Object.fromEntries(found.map((mail) => [mail.to[0] ?? '', mail]))
      },
      async emailTo(email, text) {
        let found: Mail | undefined
        await base.expect
          .poll(
            async () => {
              const { messages } = (await read(`messages?to=${encodeURIComponent(email)}`)) as {
                messages: Mail[]
              }
              found = messages.find((mail) => mail.subject.includes(text))
              return found !== undefined
            },
            { timeout: 20_000, message: `an email to ${email}: ${text}` },
          )
          .toBe(true)
        if (!found) throw new Error('The poll found it.')
        return found
      },
      async linkIn(mail, text) {
        const message = JSON.stringify(await read(`messages/${mail?.id}`))
        const link = [...message.matchAll(/https?:\/\/[^"\\\s<>)\]]+/g)]
          .map(([url]) => url)
          .find((url) => url.includes(text))
        if (!link) throw new Error(`No link with ${text} in the mail ${mail?.subject}`)
        return link.replaceAll('&amp;', '&')
      },
    })
  },
})

export { expect } from '@playwright/test'

/** What dark ink on light paper can get wrong when the two change places; everything else is the same page. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

const axeScript = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** As the debugger does it, which costs half of what `page.evaluate` costs for a long script. The session stays: passkey devices leave with one. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeScript })
}

type ColorScheme = 'light' | 'dark'

/** No violation of WCAG 2.2 AA or of axe's best practice, in light and in dark, on the page or in a part of it. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await expectNoViolation(page, 'light', { part })
  await expectNoViolation(page, 'dark', { part, rules: rulesOfColour })
}

/** `npm run test:all` sets LOOKS: every page in every window, in light and in dark. */
export const looksAtAll = process.env.LOOKS === 'all'

/**
 * The same for a state of a page that the sweep visits. Its colours are looked at where LOOKS asks for it: they come
 * from tokens that all pages share.
 */
export function expectAccessible(page: Page, part?: string): Promise<void> {
  if (looksAtAll) return expectAccessibleInBothSchemes(page, part)
  return expectNoViolation(page, 'light', { part, without: rulesOfColour })
}

const rulesOfNarrow = ['scrollable-region-focusable', 'target-size']
/** What a narrow window in dark can get wrong; the other rules are about the same elements as in the wide one. */
export const rulesOfNarrowDark = [...rulesOfColour, ...rulesOfNarrow]

/**
 * The same for what looks different on a telephone: first in a narrow window in dark, then in a wide one in light.
 * Colours are looked at on pages that the sweep does not visit.
 */
export async function expectAccessibleNarrowAndWide(
  page: Page,
  { hasColours = looksAtAll } = {},
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNoViolation(page, 'dark', { rules: hasColours ? rulesOfNarrowDark : rulesOfNarrow })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoViolation(page, 'light', { without: hasColours ? [] : rulesOfColour })
}

/** Every rule but those left out, or the named ones, in one scheme at the width that the window has. */
export async function expectNoViolation(
  page: Page,
  colorScheme: ColorScheme,
  { part, rules, without = [] }: { part?: string; rules?: string[]; without?: string[] } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Axe leaves `target-size` out unless it is asked for: buttons and links of at least 24 px, or as far apart.
  const leftOut = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const wantedRules: RunOptions = rules
    ? { runOnly: rules }
    : { rules: { 'target-size': { enabled: true }, ...leftOut } }
  const options: RunOptions = { resultTypes: ['violations'], ...wantedRules }
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await addAxe(page)
  const violations = await page.evaluate(
    async ([within, wanted]) => {
      const { run } = Reflect.get(window, 'axe') as typeof Axe
      const result = await run(within ?? document, wanted)
      // Large enough, but the bars of the window lie over it until one scrolls.
      const isUnderBar = (checks: { data: { messageKey?: string } | null }[]) =>
        checks.some(({ data }) => data?.messageKey?.startsWith('partiallyObscured'))
      return result.violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(({ any }) => !(id === 'target-size' && isUnderBar(any)))
        return found.length > 0 ? [`${id}: ${found.map(({ target }) => target.join(' ')).join(', ')}`] : []
      })
    },
    [part, options] as const,
  )
  base.expect(violations, `${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([])
}
