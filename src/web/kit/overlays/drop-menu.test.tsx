// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DropMenu } from '#web/kit/overlays/drop-menu.tsx'
import { click, element, renderPage } from '../../../../tests/support/render-page.tsx'

const onSelect = vi.fn<(outlet: string) => void>()

const choice = (label: string, checked = false) => ({ label, checked, onSelect: () => onSelect(label) })

const press = (...keys: string[]) => {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void document.activeElement?.dispatchEvent(event))
  }
}
const focused = () => document.activeElement?.textContent
const button = () => element('.drop-menu-button')
const isOpen = () => button().getAttribute('aria-expanded') === 'true' && !element('[role=menu]').hidden

describe('[PAGE-10] a menu', () => {
  beforeEach(async () => {
    onSelect.mockReset()
    await renderPage(
      <DropMenu
        label="Outlets"
        trigger="Outlet"
        items={[
          choice('North'),
          choice('South', true),
          choice('East'),
          { label: 'Add Outlet', href: '#add' },
        ]}
      />,
    )
    act(() => button().focus())
  })
  afterEach(() => document.body.replaceChildren())

  test('opens at what is chosen, and arrows go round', () => {
    press('ArrowDown')
    expect([isOpen(), focused()]).toEqual([true, 'South'])
    press('ArrowDown', 'ArrowDown')
    expect(focused()).toBe('Add Outlet')
    press('ArrowDown')
    expect(focused()).toBe('North')
    press('ArrowUp')
    expect(focused()).toBe('Add Outlet')
  })

  test('opens at its end by the arrow up; Home, End and letters jump', () => {
    press('ArrowUp')
    expect(focused()).toBe('Add Outlet')
    press('Home')
    expect(focused()).toBe('North')
    press('e')
    expect(focused()).toBe('East')
    press('End')
    expect(focused()).toBe('Add Outlet')
  })

  test('closes by Escape and gives the focus back', () => {
    press('ArrowDown', 'Escape')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  test('closes when the focus goes elsewhere, or a press falls outside', () => {
    press('ArrowDown', 'Tab')
    expect(isOpen()).toBe(false)
    press('ArrowDown')
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(isOpen()).toBe(false)
  })

  test('a choice is told once, and the focus is back on the button', async () => {
    press('ArrowDown')
    await click('[role=menuitemradio]')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('North')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })
})
