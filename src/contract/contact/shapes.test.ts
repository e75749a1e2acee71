import { expect, test } from 'vitest'
import { contactForm, contactInput } from './shapes.ts'
import { capitaliseName } from '#rules/names.ts'

const message = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@tamarind.example',
  phone_number: '+919820044172',
  website_url: 'tamarind.example',
  message: 'Hello',
}

const accepts = (phone_number: string) => contactInput.safeParse({ ...message, phone_number }).success

test('[VAL-01] a phone number has 8 to 15 digits, may begin with a plus and never with zero', () => {
  for (const right of ['12345678', '+123456789012345', '(982) 00-44 172', '+91 98200 44172'])
    expect([right, accepts(right)]).toEqual([right, true])
  for (const wrong of ['1234567', '1234567890123456', '012345678', '++12345678', '12345abc', '98.200.44172'])
    expect([wrong, accepts(wrong)]).toEqual([wrong, false])
})

test('[VAL-01] names get an initial capital and lower case, part by part', () => {
  expect(['asha', 'RAO', 'mary ann', 'anne-MARIE', 'élise', 'o’neil'].map(capitaliseName)).toEqual([
    'Asha',
    'Rao',
    'Mary Ann',
    'Anne-Marie',
    'Élise',
    'O’neil',
  ])
})

test('the form joins dial code and number, with +91 where none is given', () => {
  const { phone_number: _, ...form } = { ...message, phone: '98200 44172' }
  expect(contactForm.parse(form).phone_number).toBe('+919820044172')
  expect(contactForm.parse({ ...form, countryCode: '+44 GB' }).phone_number).toBe('+449820044172')
  expect(contactForm.safeParse({ ...form, countryCode: 'evil' }).success).toBe(false)
})

test('[VAL-01] a wrong number is named even while other fields are missing', () => {
  const result = contactForm.safeParse({ countryCode: '+91 IN', phone: '12345' })
  const complaints = result.error?.issues.map((issue) => [issue.path[0], issue.message])
  expect(complaints).toContainEqual(['phone', 'phone_invalid'])
  expect(complaints).toContainEqual(['message', 'message_required'])
  expect(contactForm.safeParse({}).error?.issues.filter(({ path }) => path[0] === 'phone')).toHaveLength(1)
})

test('a line never carries control characters, a message never a NUL', () => {
  for (const field of ['first_name', 'email', 'website_url']) {
    expect(contactInput.safeParse({ ...message, [field]: 'a\r\nBcc: b@c.example' }).success).toBe(false)
  }
  expect(contactInput.safeParse({ ...message, message: 'a\0b' }).success).toBe(false)
  expect(contactInput.safeParse({ ...message, message: 'one\ntwo' }).success).toBe(true)
})
