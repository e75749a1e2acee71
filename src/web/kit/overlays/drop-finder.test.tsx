// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, inputElement, renderPage } from '../../../../tests/support/render-page.tsx'
import { DropFinder } from './drop-finder.tsx'

const items = Array.from({ length: 1000 }, (_, index) => ({ id: `o${index}`, text: `Outlet ${index}` }))
const onChoose = vi.fn<(id: string) => void>()

const open = async () => {
  onChoose.mockReset()
  const words = { label: 'Outlets', search: 'Search', nothing: 'Nothing' }
  await renderPage(<DropFinder trigger="Outlet 3" chosenId="o3" {...{ ...words, items, onChoose }} />)
  await click('.drop-menu-button')
}
const field = () => inputElement('[role=combobox]')
const press = (key: string) =>
  act(() => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const pointed = () => document.querySelector('[role=option][data-active]')?.textContent

test('[PAGE-10] [PORT-02] of a thousand rows only those in sight exist, and the chosen one is pointed at', async () => {
  await open()
  expect(document.activeElement).toBe(field())
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(20)
  expect(pointed()).toBe('Outlet 3')
})

test('[PAGE-10] [PORT-02] End and Home go to the ends, arrows around them, Enter chooses and closes', async () => {
  await open()
  press('End')
  expect(pointed()).toBe('Outlet 999')
  press('ArrowDown')
  expect(pointed()).toBe('Outlet 0')
  press('PageDown')
  press('Enter')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('o7')
  expect(document.querySelector('[role=listbox]')).toBeNull()
})
