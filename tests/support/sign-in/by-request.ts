import { expect, inject } from 'vitest'
import { ask } from '../read-page.ts'

/** The cookies of a sign-in, for pages that are asked for without a browser. */
export async function signInByRequest(
  path: string,
  { email, password }: { email: string; password: string },
) {
  const answer = await ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', origin: inject('origin') },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
