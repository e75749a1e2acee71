// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inputElement, renderPage } from '../../../../../tests/support/render-page.tsx'
import { PhoneFields } from './phone-fields.tsx'

const onCode = vi.fn<(code: string | null) => void>()
const onInput = vi.fn<(sent: Record<string, FormDataEntryValue>) => void>()

beforeEach(() => {
  onCode.mockReset()
  onInput.mockReset()
})

const open = (takes: 'digits' | 'digits, hyphens and spaces' = 'digits', code?: string) =>
  renderPage(
    <form onInput={({ currentTarget }) => onInput(Object.fromEntries(new FormData(currentTarget)))}>
      <PhoneFields
        codeName="code"
        numberName="number"
        labels={{ code: 'Code', number: 'Phone' }}
        {...{ takes, code, onCode }}
      />
    </form>,
  )

const enter = (text: string, inputType: string) =>
  act(() => {
    const field = inputElement('[name=number]')
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  })
const paste = (text: string) => enter(text, 'insertFromPaste')
const sent = () => [inputElement('[name=code]').value, inputElement('[name=number]').value]

test('[SITE-05] a pasted number sets the country and leaves the rest, and the form hears of both', async () => {
  await open('digits', '+44 GB')
  paste('+91 98200 12345')
  await vi.waitFor(() => expect(sent()).toEqual(['+91 IN', '9820012345']))
  expect(onCode).toHaveBeenLastCalledWith('+91 IN')
  expect(onInput).toHaveBeenLastCalledWith({ code: '+91 IN', number: '9820012345' })
})

test('[SITE-05] a number that the browser fills in is read like a pasted one', async () => {
  await open('digits', '+44 GB')
  act(() => {
    const field = inputElement('[name=number]')
    field.value = '+65 9123 4567'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await vi.waitFor(() => expect(sent()).toEqual(['+65 SG', '91234567']))
})

test('[SITE-05] some keyboards insert what is pasted as if it was typed', async () => {
  await open('digits', '+91 IN')
  enter('+65 9123 4567', 'insertText')
  await vi.waitFor(() => expect(sent()).toEqual(['+65 SG', '91234567']))
})

test('[SITE-05] a zero before the number goes when somebody leaves the field', async () => {
  await open('digits', '+91 IN')
  enter('09820012345', 'insertText')
  expect(sent()).toEqual(['+91 IN', '09820012345'])
  act(() => void inputElement('[name=number]').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await vi.waitFor(() => expect(sent()).toEqual(['+91 IN', '9820012345']))
})

test('[VAL-01] [AUTH-06] other characters are not taken, and a spelling that is right stays', async () => {
  await open('digits, hyphens and spaces', '+91 IN')
  enter('98a200-123 45', 'insertText')
  expect(sent()).toEqual(['+91 IN', '98200-123 45'])
  await act(async () =>
    inputElement('[name=number]').dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )
  expect([sent(), onCode.mock.calls]).toEqual([['+91 IN', '98200-123 45'], []])
  await open('digits')
  enter('98a-200', 'insertText')
  expect(inputElement('[name=number]').value).toBe('98200')
})

test('[AUTH-04] [SITE-05] without a stored code it starts at the region, and nothing counts as chosen', async () => {
  await open()
  // happy-dom has no time zone of its own and speaks en-US.
  await vi.waitFor(() => expect(sent()[0]).toBe('+1 US'), { timeout: 10_000 })
  expect(onCode).not.toHaveBeenCalled()
})
