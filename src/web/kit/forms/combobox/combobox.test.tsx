// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inputElement, renderPage } from '../../../../../tests/support/render-page.tsx'
import { Combobox } from './combobox.tsx'

const items = ['India', 'Indonesia', 'Réunion'].map((text) => ({ id: text, text }))
const onChange = vi.fn<(id: string | null) => void>()

const open = async (required = false) => {
  onChange.mockReset()
  await renderPage(
    <Combobox
      name="country"
      label="Country"
      items={items}
      defaultValue="India"
      {...{ required, onChange }}
    />,
  )
  act(() => inputElement('[role=combobox]').focus())
}
const press = (key: string) =>
  act(() => {
    inputElement('[role=combobox]').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  })
/** Past the setter that React watches, as a keyboard would. */
const write = (text: string) =>
  act(() => {
    const input = inputElement('[role=combobox]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const rows = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const expanded = () => inputElement('[role=combobox]').getAttribute('aria-expanded')
const sent = () => inputElement('[type=hidden]').value

test('[PAGE-10] arrows walk around the list, Enter chooses, and the form sends it', async () => {
  await open()
  press('ArrowDown')
  expect(expanded()).toBe('true')
  press('ArrowUp')
  press('Enter')
  expect([onChange.mock.calls, sent(), expanded()]).toEqual([[['Réunion']], 'Réunion', 'false'])
})

test('[PAGE-10] typing searches without accents; Escape leaves the choice as it was', async () => {
  await open()
  write('reu')
  expect(rows()).toEqual(['Réunion'])
  press('Escape')
  expect([onChange.mock.calls, inputElement('[role=combobox]').value, expanded(), rows()]).toEqual([
    [],
    'India',
    'false',
    [],
  ])
  press('ArrowDown')
  expect(rows()).toEqual(['India', 'Indonesia', 'Réunion'])
})

test('[PAGE-10] what matches nothing is said, and leaving keeps the choice as it was', async () => {
  await open()
  write('nowhere')
  expect(rows()).toEqual([])
  expect(document.body.textContent).toContain('Nothing matches')
  act(() => inputElement('[role=combobox]').blur())
  expect([onChange.mock.calls, inputElement('[role=combobox]').value, expanded()]).toEqual([
    [],
    'India',
    'false',
  ])
})

test('an emptied field means none where none is allowed', async () => {
  await open()
  write('')
  act(() => inputElement('[role=combobox]').blur())
  expect([onChange.mock.calls, sent()]).toEqual([[[null]], ''])
  await open(true)
  write('')
  act(() => inputElement('[role=combobox]').blur())
  expect([onChange.mock.calls, sent()]).toEqual([[], 'India'])
})
