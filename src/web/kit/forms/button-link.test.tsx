// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { element, renderPage } from '../../../../tests/support/render-page.tsx'

afterEach(() => document.body.replaceChildren())

/** Whether the browser would load what the link names. The router takes a press that it follows itself. */
async function loads(link: ReactNode, press: MouseEventInit = {}): Promise<boolean> {
  await renderPage(link)
  let isLoad = false
  const listen = (event: Event) => {
    isLoad = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...press })
  await act(async () => element('a').dispatchEvent(click))
  return isLoad
}

describe('[NAV-07] a link that looks like a button', () => {
  test('to a page of the same frame is followed by the router', async () => {
    expect(await loads(<ButtonLink to="/?open=1">Open</ButtonLink>)).toBe(false)
    expect(element('a').getAttribute('href')).toBe('/?open=1')
  })

  test('to such a page is left to the browser where somebody wants a new tab', async () => {
    expect(await loads(<ButtonLink to="/?open=1">Open</ButtonLink>, { ctrlKey: true })).toBe(true)
  })

  test('to anything else is loaded by the browser', async () => {
    expect(await loads(<ButtonLink href="/file.csv">Save</ButtonLink>)).toBe(true)
  })

  test('to another site opens a new tab and says so', async () => {
    expect(
      await loads(
        <ButtonLink href="https://shop.example/" external>
          Visit
        </ButtonLink>,
      ),
    ).toBe(true)
    expect(element('a').getAttribute('target')).toBe('_blank')
    expect(element('a').textContent).toBe('Visit (new tab)')
  })
})
