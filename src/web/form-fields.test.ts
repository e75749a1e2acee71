import { expect, test } from 'vitest'
import { formFields } from './form-fields.ts'

const sent = (body: string, type?: string) =>
  new Request('https://infiniti.example/contact-us', {
    method: 'POST',
    body,
    headers: type ? { 'content-type': type } : {},
  })

test('[API-04] the fields of a form are read, and a body that is no form has none', async () => {
  const form = 'application/x-www-form-urlencoded'
  expect(await formFields(sent('name=Asha&note=a%20b', form))).toEqual({ name: 'Asha', note: 'a b' })
  expect(await formFields(sent('', 'application/json'))).toEqual({})
  expect(await formFields(sent('%'))).toEqual({})
  expect(await formFields(sent('--x', 'multipart/form-data; boundary=y'))).toEqual({})
})
