import { expect, type Page } from '@playwright/test'

export const day = (page: Page) => page.getByRole('grid', { name: 'Days' }).getByRole('button')
/** On weekends there are early and late times only. */
export const freeDay = (page: Page, index: number) =>
  day(page)
    .and(page.locator(':not([aria-disabled])'))
    .filter({ hasNotText: /Saturday|Sunday/ })
    .nth(index)
export const times = (page: Page) => page.getByRole('region', { name: /^Times on/ }).getByRole('button')

export const detailsHeading = 'Your details'

export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/schedule-a-demo')
  await expect(page.getByRole('grid', { name: 'Days' })).toBeVisible()
}

export async function hold(page: Page, dayIndex: number): Promise<void> {
  await freeDay(page, dayIndex).click()
  await times(page).first().click()
  await expect(page.getByRole('heading', { name: detailsHeading })).toBeFocused()
}

export async function book(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your demo is booked.' })).toBeVisible()
}

export const visitor = () => `booking-${Date.now()}@tamarind.example`
