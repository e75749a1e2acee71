// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInOutcome } from '#content/shared/form-answers.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { Problem } from '#contract/problem.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import {
  click,
  element,
  inputElement,
  renderPage,
  toasts,
  type,
} from '../../../../../tests/support/render-page.tsx'
import { sessionView, tokenPair } from '../../../../../tests/support/sign-in/stored-session.ts'
import { LoginStep } from './login-step.tsx'

const send = vi.fn<(password: string) => Promise<ApiResult<SessionView>>>()
const onSignedIn = vi.fn<() => void>()
const onFactorNeeded = vi.fn<() => void>()
const nothing = () => {}

beforeEach(async () => {
  for (const mock of [send, onSignedIn, onFactorNeeded]) mock.mockReset()
  await renderPage(
    <LoginStep
      {...{ send, onSignedIn, onFactorNeeded }}
      email="asha@tamarind.example"
      password=""
      onForgot={nothing}
      onCreate={nothing}
      onBack={nothing}
    >
      {null}
    </LoginStep>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
})

const { login: copy } = signIn
const refused = (problem: Partial<Problem> & Pick<Problem, 'code'>): ApiResult<SessionView> => ({
  ok: false,
  problem: { title: 'No', message: 'Invalid credentials', request_id: '1', ...problem },
})
const button = () => element('button[type=submit]')
const field = () => inputElement('[name=password]')

test('[AUTH-03] [AUTH-07] a wrong password is said at the field, stays, and clears what was stored', async () => {
  localStorage.setItem('token', '{"access":"1.x","refresh":"y"}')
  send.mockResolvedValue(refused({ code: 'wrong_credentials' }))
  type('[name=password]', 'Wrong#2026')
  await click('button[type=submit]')
  expect(toasts()).toEqual([`${signInOutcome.loginFailed.title}Invalid credentials`])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect([field().value, document.activeElement]).toEqual(['Wrong#2026', field()])
  expect(localStorage.getItem('token')).toBeNull()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('[AUTH-03] on a slow line the button says what is going on, and takes no second press', async () => {
  const { promise, resolve } = Promise.withResolvers<ApiResult<SessionView>>()
  send.mockReturnValue(promise)
  type('[name=password]', 'Pantry#2026x')
  await click('button[type=submit]')
  expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([copy.busy, 'true'])
  await click('button[type=submit]')
  const view = sessionView(tokenPair(60))
  await act(async () => resolve({ ok: true, data: view }))
  expect(send).toHaveBeenCalledExactlyOnceWith('Pantry#2026x')
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(view)
})

test('[DOOR-12] asked to wait, the form counts down and sends by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const second = () => act(() => vi.advanceTimersByTimeAsync(1000))
  send.mockResolvedValueOnce(refused({ code: 'too_many_requests', retry_after: 2 }))
  send.mockResolvedValueOnce({ ok: true, data: sessionView(tokenPair(60)) })
  type('[name=password]', 'Pantry#2026x')
  await click('button[type=submit]')
  expect(button().textContent).toBe(copy.waiting(2))
  await click('button[type=submit]')
  await second()
  expect([button().textContent, send.mock.calls.length]).toEqual([copy.waiting(1), 1])
  await second()
  expect(send.mock.calls).toEqual([['Pantry#2026x'], ['Pantry#2026x']])
  expect(onSignedIn).toHaveBeenCalledOnce()
  expect(toasts()).toEqual([])
})

test('[DOOR-12] a wait of more than a minute is a refusal', async () => {
  send.mockResolvedValue(refused({ code: 'too_many_requests', retry_after: 61 }))
  type('[name=password]', 'Pantry#2026x')
  await click('button[type=submit]')
  expect(button().textContent).toBe(copy.submit)
  expect(toasts()).toHaveLength(1)
})

test('[AUTH-09] an account with a second factor leads on with the password that was right', async () => {
  send.mockResolvedValue(refused({ code: 'factor_needed' }))
  type('[name=password]', 'Pantry#2026x')
  await click('button[type=submit]')
  expect(onFactorNeeded).toHaveBeenCalledExactlyOnceWith('Pantry#2026x')
  expect(toasts()).toEqual([])
})
