import { expect, test } from 'vitest'
import { readReturn } from './read-return.ts'

test('[AUTH-11] the address of the return is read: a code, a refusal, another error, or nothing', () => {
  expect(readReturn('?code=c&state=s&iss=i&scope=email')).toEqual({
    kind: 'answer',
    isConnecting: false,
    answer: { code: 'c', state: 's', iss: 'i' },
  })
  expect(readReturn('?code=c&state=connect.s')).toMatchObject({ kind: 'answer', isConnecting: true })
  expect(readReturn('?error=access_denied&state=s')).toEqual({ kind: 'refused', isConnecting: false })
  expect(readReturn('?error=server_error&code=c&state=connect.s')).toEqual({
    kind: 'failed',
    isConnecting: true,
  })
  expect(readReturn('')).toEqual({ kind: 'nothing' })
})
