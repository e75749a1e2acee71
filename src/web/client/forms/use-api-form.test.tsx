// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { departmentInput } from '#contract/people/shapes.ts'
import type { Problem } from '#contract/problem.ts'
import { ApiContext, type SendCall } from '#web/client/api/use-api.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import {
  click,
  element,
  inputElement,
  renderPage,
  toasts,
  type,
} from '../../../../tests/support/render-page.tsx'
import { useApiForm } from './use-api-form.ts'

afterEach(() => {
  document.body.replaceChildren()
})

const onDone = vi.fn<() => void>()

function DepartmentForm() {
  const { form, errors, busy } = useApiForm('addDepartment', {
    schema: () => Promise.resolve(departmentInput),
    fieldsOf: ({ code }) => (code === 'name_taken' ? { name: 'Taken' } : undefined),
    texts: ({ name }) => ({ done: 'Added', message: () => name, failed: 'Not added' }),
    onDone,
    clears: true,
  })
  return (
    <form {...form}>
      <Field name="name" label="Name" error={errors.name} />
      <Button type="submit" busy={busy}>
        Add
      </Button>
    </form>
  )
}

/** A server that answers when the test says so. */
function heldServer() {
  const answers: ((result: object) => void)[] = []
  const send = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => answers.push(resolve)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test answers what the call would
  return { send: send as unknown as SendCall & typeof send, answers }
}

const problem = (code: Problem['code']): Problem => ({ code, title: 'No', message: 'No.', request_id: '' })

async function open(server: ReturnType<typeof heldServer>, loader = () => null) {
  onDone.mockReset()
  await renderPage(
    <ApiContext value={server.send}>
      <DepartmentForm />
    </ApiContext>,
    loader,
  )
}

const field = () => inputElement('[name=name]')
const answer = (server: ReturnType<typeof heldServer>, result: object) =>
  act(async () => server.answers.shift()?.(result))

test('a wrong field is shown and focused, nothing is sent, and the error goes once the field is right', async () => {
  const server = heldServer()
  await open(server)
  await click('button')
  expect(server.send).not.toHaveBeenCalled()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  await act(async () => type('[name=name]', 'Sales'))
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('a form is sent once, is busy meanwhile, and reloads the page after success', async () => {
  const server = heldServer()
  const loader = vi.fn<() => null>(() => null)
  await open(server, loader)
  type('[name=name]', ' Sales ')
  await click('button')
  await click('button')
  expect(server.send.mock.calls).toEqual([['addDepartment', { name: 'Sales' }]])
  expect(element('button').getAttribute('aria-busy')).toBe('true')
  expect(loader).toHaveBeenCalledTimes(1)
  await answer(server, { ok: true, data: { data: [] } })
  expect(element('button').getAttribute('aria-busy')).toBeNull()
  expect(loader).toHaveBeenCalledTimes(2)
  expect(toasts()).toEqual(['AddedSales'])
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ data: [] }, { name: 'Sales' }, expect.any(FormData))
})

test('fields are emptied after success, except those that were changed meanwhile', async () => {
  const server = heldServer()
  await open(server)
  type('[name=name]', 'Sales')
  await click('button')
  await answer(server, { ok: true, data: { data: [] } })
  expect(field().value).toBe('')
  type('[name=name]', 'Support')
  await click('button')
  type('[name=name]', 'Returns')
  await answer(server, { ok: true, data: { data: [] } })
  expect(field().value).toBe('Returns')
})

test('a refusal keeps what was typed and names the field that it is about', async () => {
  const server = heldServer()
  await open(server)
  type('[name=name]', 'Sales')
  await click('button')
  await answer(server, { ok: false, problem: problem('name_taken') })
  expect(field().value).toBe('Sales')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain('Taken')
  expect(toasts()).toEqual(['Not addedNo.'])
  expect(onDone).not.toHaveBeenCalled()
})

test('no answer keeps what was typed and says so', async () => {
  const server = heldServer()
  await open(server)
  type('[name=name]', 'Sales')
  await click('button')
  await answer(server, { ok: false })
  expect(field().value).toBe('Sales')
  expect(toasts()).toHaveLength(1)
})

test('a person who closes the proof dialog is told nothing', async () => {
  const server = heldServer()
  await open(server)
  type('[name=name]', 'Sales')
  await click('button')
  await answer(server, { ok: false, problem: problem('proof_needed') })
  expect(toasts()).toEqual([])
  expect(field().value).toBe('Sales')
})
