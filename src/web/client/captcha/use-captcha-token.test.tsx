// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page.tsx'
import { captchaToken } from './captcha.ts'
import { useCaptchaToken } from './use-captcha-token.ts'

vi.mock(import('./captcha.ts'), () => ({ captchaToken: vi.fn<typeof captchaToken>() }))
const solve = vi.mocked(captchaToken)

Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })

const setup = { kind: 'altcha' } as const
const shown: { captcha?: ReturnType<typeof useCaptchaToken> } = {}

function Form() {
  const captcha = useCaptchaToken(setup, 'SIGNUP')
  useEffect(() => void (shown.captcha = captcha))
  return <input />
}

test('[AUTH-04] the captcha is solved once somebody is at work, kept until it is spent, and tried again when it failed', async () => {
  let count = 0
  solve.mockImplementation(() => Promise.resolve(`token ${(count += 1)}`))
  await renderPage(<Form />)
  expect(solve).not.toHaveBeenCalled()
  act(() => {
    document.dispatchEvent(new Event('keydown'))
    document.dispatchEvent(new Event('keydown'))
  })
  expect(solve).toHaveBeenCalledOnce()
  expect(await shown.captcha?.token()).toBe('token 1')
  expect(await shown.captcha?.token()).toBe('token 1')
  shown.captcha?.spend()
  expect(await shown.captcha?.token()).toBe('token 2')

  shown.captcha?.spend()
  solve.mockRejectedValueOnce(new Error('No puzzle'))
  expect(await shown.captcha?.token()).toBeUndefined()
  expect(await shown.captcha?.token()).toBe('token 3')
})

test('an answer that is too old for the server is not used', async () => {
  let count = 0
  solve.mockImplementation(() => Promise.resolve(`fresh ${(count += 1)}`))
  await renderPage(<Form />)
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  expect(await shown.captcha?.token()).toBe('fresh 1')
  now.mockReturnValue(1_000 + 100_001)
  expect(await shown.captcha?.token()).toBe('fresh 2')
  now.mockRestore()
})
