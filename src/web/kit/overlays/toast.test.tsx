// @vitest-environment happy-dom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToastProvider, type ToastText, useToast } from '#web/kit/overlays/toast.tsx'
import { click, element, renderPage } from '../../../../tests/support/render-page.tsx'

function Asker() {
  const show = useToast()
  const button = (status: ToastText['status']) => (
    <button id={status} type="button" onClick={() => show({ status, title: `A ${status}`, message: 'Why.' })}>
      Show
    </button>
  )
  return (
    <>
      {button('success')}
      {button('error')}
      {button('other')}
    </>
  )
}

const shown = () => [...document.querySelectorAll<HTMLElement>('.toast')].map(({ dataset }) => dataset.status)
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
/** React hears an entering pointer by the events that bubble. */
const movePointer = (kind: 'pointerover' | 'pointerout') =>
  act(() => void element('.toast').dispatchEvent(new PointerEvent(kind, { bubbles: true })))

describe('[VAL-04] toasts', () => {
  beforeEach(async () => {
    await renderPage(<Asker />)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  test('outside the provider the named error is thrown', () => {
    expect(() => renderToStaticMarkup(<Asker />)).toThrow('useToast must be used within a ToastProvider')
  })

  test('the provider renders the live region before there is anything to say', () => {
    const html = renderToStaticMarkup(
      <ToastProvider>
        <p>asked</p>
      </ToastProvider>,
    )
    expect(html).toContain('asked')
    expect(html).toContain('aria-live="polite"')
  })

  test.each(['success', 'error', 'other'])('%s says so, and goes after five seconds', async (status) => {
    await click(`#${status}`)
    expect(element('.toast-title').textContent).toBe(`A ${status}`)
    await pass(4_999)
    expect(shown()).toEqual([status])
    await pass(1)
    expect(shown()).toEqual([])
  })

  test('errors are announced at once, the others in their turn', async () => {
    await click('#error')
    expect(element('[aria-label=Notifications] [role=alert]').textContent).toContain('A error')
    await click('#success')
    expect(element('[aria-label=Notifications] [aria-live=polite]').textContent).toContain('A success')
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  })

  test('the time stands still under a pointer and goes on with what was left', async () => {
    await click('#success')
    await pass(3_000)
    movePointer('pointerover')
    await pass(20_000)
    expect(shown()).toEqual(['success'])
    movePointer('pointerout')
    await pass(1_999)
    expect(shown()).toEqual(['success'])
    await pass(1)
    expect(shown()).toEqual([])
  })

  test('the time stands still while the focus is inside, and closing gives the focus back', async () => {
    const opener = element('#error')
    await click('#error')
    act(() => opener.focus())
    act(() => element('.toast-close').focus())
    await pass(20_000)
    expect(document.activeElement).toBe(element('.toast-close'))
    await click('.toast-close')
    expect(shown()).toEqual([])
    expect(document.activeElement).toBe(opener)
  })
})
