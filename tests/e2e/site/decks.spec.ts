import type { Page } from '@playwright/test'
import { themesManagement } from '../../../src/content/site/decks/themes-management.ts'
import { pages } from '../../../src/content/shared/pages.ts'
import { expect, test } from '../../support/journey.ts'

const { slides } = themesManagement
const count = slides.length
const deck: string = pages.deck.path

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset['deckMode'])
const title = (page: Page, number: number) => page.locator(`#slide-${number}`)

/** A slide is shown when its title is seen and has the focus, and no other slide can be reached. */
async function expectSlide(page: Page, number: number) {
  await expect(title(page, number)).toBeInViewport()
  await expect(title(page, number)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`#/${number}$`))
  await expect(page.locator('.deck-slide:not([inert])')).toHaveCount(1)
  await expect(page.getByText(`${number} of ${count}`)).toBeVisible()
}

/** The bar's buttons appear when the script is at work. */
async function open(page: Page, address = deck) {
  await page.goto(address)
  await expect(page.getByRole('navigation', { name: 'Slides' }).getByText(`of ${count}`)).toBeVisible()
}

test.describe('the deck', () => {
  test('[PAGE-09] is titled Themes Management and turns by keys', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Themes Management' })).toBeVisible()
    await expect(page).toHaveTitle(/^Themes Management/)
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['Space', 3],
      ['ArrowLeft', 2],
      ['End', count],
      ['ArrowRight', count],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expectSlide(page, number)
    }
    await page.keyboard.press('g')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expectSlide(page, 7)
  })

  test('[PAGE-09] overview, help, full screen and reading answer to their keys, and letters can be switched off', async ({
    page,
  }) => {
    await open(page, `${deck}#/4`)
    await page.keyboard.press('o')
    await expect(page.getByRole('link', { name: '4. E-commerce' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expectSlide(page, 5)

    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(false)

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await keys.getByLabel('Letter keys work').uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('o')
    expect(await mode(page)).toBe('present')

    await page.keyboard.press('Escape')
    expect(await mode(page)).toBe('read')
    await expect(title(page, 5)).toBeInViewport()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('button', { name: 'Present' }).click()
    await expectSlide(page, 5)
  })

  test('[PAGE-09] a slide has an address, a junk address is the first slide, and the live slide changes its coat', async ({
    page,
  }) => {
    await open(page, `${deck}#/999`)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, count - 1)
    await page.goto(`${deck}#/nonsense`)
    await page.reload()
    await expect(title(page, 1)).toBeInViewport()

    const live = slides.findIndex(({ kind }) => kind === 'try') + 1
    await page.goto(`${deck}#/${live}`)
    await page.reload()
    const slide = page.locator('.deck-slide[data-current]')
    await slide.getByRole('radio', { name: /^Armani/ }).check()
    await expect(slide.getByRole('img', { name: /Armani theme/ })).toBeVisible()
    await expect(slide.getByRole('img', { name: /Elite theme/ })).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(slide.getByRole('radio', { name: /^E-commerce/ })).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`#/${live}$`))
  })

  test('[PAGE-09] the speaker’s window shows notes, the next slide and the time, and keeps in step', async ({
    page,
    context,
  }) => {
    await open(page)
    const [speaker] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('s')])
    await expect(speaker.getByText(slides[0]?.notes ?? '')).toBeVisible()
    await expect(speaker.getByText('Elapsed')).toBeVisible()
    await speaker.keyboard.press('ArrowRight')
    await expect(page.getByText(`2 of ${count}`)).toBeVisible()
    await page.keyboard.press('End')
    await expect(speaker.getByText(slides.at(-1)?.notes ?? '')).toBeVisible()
    await expect(speaker.getByText('That was the last slide.')).toBeVisible()
    await speaker.close()
    await expect(page.getByRole('link', { name: 'Schedule a demo' }).first()).toHaveAttribute(
      'href',
      pages.scheduleDemo.path,
    )
  })

  test(
    '[PAGE-09] prints one slide a page, with notes if they are wanted',
    { tag: '@long' },
    async ({ page }) => {
      await open(page)
      const pagesOf = async () =>
        (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length
      // Until its typefaces are there, a slide may be longer than its page.
      await expect.poll(pagesOf).toBe(count)
      await page.getByRole('button', { name: 'Read', exact: true }).click()
      await page.getByLabel('With notes').check()
      expect(await pagesOf()).toBe(count)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(slides[3]?.notes ?? '')).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
    },
  )

  test('[PAGE-09] a wide window presents the deck; a narrow one, and the page for telephones, are read', async ({
    page,
  }) => {
    for (const [width, address, expected] of [
      [1440, deck, 'present'],
      [1440, pages.deckMobile.path, 'read'],
      [390, deck, 'read'],
      [390, pages.deckMobile.path, 'read'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, address)
      expect([width, address, await mode(page)]).toEqual([width, address, expected])
      await expect(page.locator('[role=application]')).toHaveCount(0)
    }
  })
})

test.describe('the deck on glass', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 600 } })

  test('[PAGE-09] turns by a swipe', async ({ page }) => {
    await open(page)
    const swipe = async (from: number, to: number) => {
      const session = await page.context().newCDPSession(page)
      const point = (x: number) => ({ touchPoints: [{ x, y: 300 }] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point((from + to) / 2) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(to) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(600, 200)
    await expectSlide(page, 2)
    await swipe(200, 600)
    await expectSlide(page, 1)
  })
})

test.describe('the deck without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of [deck, pages.deckMobile.path])
    test(`[PAGE-09] ${address} is a page to scroll, with an address for every slide`, async ({ page }) => {
      await page.goto(`${address}#/7`)
      await expect(title(page, 7)).toBeInViewport()
      await expect(page.locator('.deck-slide')).toHaveCount(count)
      await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden()
      await page.getByLabel('With notes').check()
      await expect(page.getByText(slides[6]?.notes ?? '')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
})
