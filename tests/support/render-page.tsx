import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'

/** As the standard has it. happy-dom resets the fields first and fires the event afterwards, when it is too late to cancel. */
function resetUnlessCancelled(this: HTMLFormElement): void {
  if (this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) resetFields.call(this)
}

const resetFields = globalThis.HTMLFormElement?.prototype.reset

const open: Root[] = []

// A toast that outlives its test would end in a document that is gone.
afterEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const root of open.splice(0)) act(() => root.unmount())
})

/** Draws a page into the document of a test that runs with `@vitest-environment happy-dom`. */
export async function renderPage(page: ReactNode, loader: () => unknown = () => null): Promise<Root> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLFormElement.prototype.reset = resetUnlessCancelled
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const router = createMemoryRouter([
    { path: '/', loader, element: <ToastProvider>{page}</ToastProvider>, HydrateFallback: () => null },
  ])
  const root = createRoot(container)
  open.push(root)
  await act(async () => root.render(<RouterProvider router={router} />))
  return root
}

export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is not on the page: ${document.body.innerHTML}`)
  return found
}

export function inputElement(selector: string): HTMLInputElement {
  const found = element(selector)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`)
  return found
}

export const type = (selector: string, text: string) =>
  act(() => {
    const field = inputElement(selector)
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const click = (selector: string) => act(async () => element(selector).click())

/** Waits until the page, with everything that it has loaded meanwhile, is as the test expects it. */
export const eventually = (expectation: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise(setImmediate))
      expectation()
    },
    { timeout: 15_000 },
  )

/** The texts of the toasts on the page. */
export const toasts = () => [...document.querySelectorAll('.toast-text')].map((text) => text.textContent)
