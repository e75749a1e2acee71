// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { click, element, inputElement, renderPage } from '../../../../tests/support/render-page.tsx'

test('[PAGE-10] a password is shown and hidden', async () => {
  await renderPage(<PasswordField name="password" label="Password" />)
  await click('[aria-label="Show password"]')
  expect(inputElement('[name=password]').type).toBe('text')
  await click('[aria-label="Hide password"]')
  expect(inputElement('[name=password]').type).toBe('password')
  expect(element('button').getAttribute('type')).toBe('button')
})
