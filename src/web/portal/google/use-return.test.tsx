// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { google } from '#content/portal/google.ts'
import { pages } from '#content/shared/pages.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { eventually, renderPage } from '../../../../tests/support/render-page.tsx'
import { useReturn } from './use-return.ts'

vi.mock('#web/client/toasts/next-page-toast.ts', () => ({ showToastOnNextPage: vi.fn<() => void>() }))

const left = vi.fn<(path: string | URL) => void>()
const asked = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.mocked(showToastOnNextPage).mockReset()
  left.mockReset()
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
  vi.spyOn(location, 'replace').mockImplementation(left)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Return() {
  useReturn(false, true)
  return null
}

/** Comes back from Google to this address, and waits until the page has led on. */
async function comeBack(query: string) {
  history.replaceState(null, '', `/google${query}`)
  await renderPage(<Return />)
  await eventually(() => expect(left).toHaveBeenCalledExactlyOnceWith(pages.login.path))
  // Nothing of the trip stays in the address.
  expect(location.pathname + location.search).toBe('/google')
  return vi.mocked(showToastOnNextPage).mock.calls.map(([toast]) => toast)
}

const refuses = (code: string, title: string) =>
  asked.mockResolvedValue(
    new Response(JSON.stringify({ code, title, message: 'x', request_id: '1' }), { status: 400 }),
  )

test('[AUTH-11] a refusal at Google leads to login with its words, and nothing is asked', async () => {
  const toast = { status: 'other', ...google.refused, message: 'Please login.' }
  expect(await comeBack('?error=access_denied&state=s')).toEqual([toast])
  expect(asked).not.toHaveBeenCalled()
})

test('[AUTH-11] an error of Google leads to login with its words', async () => {
  const toast = { status: 'error', ...google.notCompleted, message: 'Please login.' }
  expect(await comeBack('?error=server_error')).toEqual([toast])
})

test('[AUTH-11] a spent code leads to login with the words of the server', async () => {
  refuses('link_expired', 'Google sign-in was not completed')
  expect(await comeBack('?code=spent&state=spent')).toEqual([
    { status: 'error', title: 'Google sign-in was not completed', message: 'Please login.' },
  ])
})

test('[AUTH-11] nothing at all leads to login without a word', async () => {
  expect(await comeBack('')).toEqual([])
})

test('[AUTH-11] a failure leads to login, and asks to try later', async () => {
  asked.mockRejectedValue(new Error('away'))
  expect(await comeBack('?code=any&state=any')).toEqual([{ status: 'error', ...google.away }])
})
