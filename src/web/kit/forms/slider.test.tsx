// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { Slider } from '#web/kit/forms/slider.tsx'
import { element, inputElement, renderPage } from '../../../../tests/support/render-page.tsx'

/** What an arrow key does to a native range. */
const moveTo = (value: number) =>
  act(() => {
    const range = inputElement('[type=range]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, String(value))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('[PAGE-10] a slider prints its number beside it and says it to assistive technology', async () => {
  await renderPage(<Slider label="Rate" min={0} max={50} defaultValue={20} format={(rate) => `${rate}%`} />)
  moveTo(21)
  expect(element('output').textContent).toBe('21%')
  expect(inputElement('[type=range]').getAttribute('aria-valuetext')).toBe('21%')
})

test('[PAGE-10] a slider with a typed number writes it into that field, which is what a form sends', async () => {
  await renderPage(
    <Slider
      label="Rate"
      name="rate"
      min={0}
      max={50}
      defaultValue={20}
      typed={{ label: 'Rate, typed', read: Number, beyond: 'Up to 50' }}
    />,
  )
  moveTo(21)
  expect(inputElement('[name=rate]').value).toBe('21')
  expect(inputElement('[type=range]').name).toBe('')
})
