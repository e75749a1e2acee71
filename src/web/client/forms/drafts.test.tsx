// @vitest-environment happy-dom
import { act, useEffect, useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { element, inputElement, renderPage, type } from '../../../../tests/support/render-page.tsx'
import { fillIfUntouched } from './fill-fields.ts'
import { tabDraft } from './tab-draft.ts'
import { useDraft, useEarlyValues } from './use-draft.ts'

beforeEach(() => sessionStorage.clear())

const { useDraft: useTabDraft, forgetDraft } = tabDraft<{ email: string; name: string }>('draft')
const shown: {
  tab?: ReturnType<typeof useTabDraft>
  draft?: ReturnType<typeof useDraft<{ name: string }>>
} = {}

function TabPage() {
  const tab = useTabDraft()
  useEffect(() => void (shown.tab = tab))
  return <p>{tab.draft.email}</p>
}

test('what this tab has typed outlives a refresh, and goes when it is forgotten', async () => {
  sessionStorage.setItem('draft', '{"email":"mei@shop.example"}')
  await renderPage(<TabPage />)
  expect(element('p').textContent).toBe('mei@shop.example')
  act(() => shown.tab?.keep({ name: 'Mei' }))
  expect(JSON.parse(sessionStorage.getItem('draft') ?? '')).toEqual({
    email: 'mei@shop.example',
    name: 'Mei',
  })
  act(() => forgetDraft())
  expect(element('p').textContent).toBe('')
})

test('what somebody else wrote there counts as nothing', async () => {
  sessionStorage.setItem('draft', 'no json')
  await renderPage(<TabPage />)
  expect(shown.tab?.draft).toEqual({})
})

function DraftPage({ saved }: { saved: string }) {
  const draft = useDraft({ name: saved })
  useEffect(() => void (shown.draft = draft))
  const form = useRef<HTMLFormElement>(null)
  useEarlyValues(form, draft)
  return (
    <form ref={form}>
      <input
        name="name"
        value={draft.value.name}
        onChange={(event) => draft.set({ name: event.target.value })}
      />
    </form>
  )
}

test('a draft is dirty while it differs from what is saved, and forgets what was sent', async () => {
  await renderPage(<DraftPage saved="Tamarind" />)
  expect(shown.draft?.isDirty).toBe(false)
  act(() => shown.draft?.set({ name: 'Straits' }))
  expect([shown.draft?.isDirty, inputElement('input').value]).toEqual([true, 'Straits'])
  const sent = new FormData()
  sent.set('name', 'Straits')
  act(() => shown.draft?.set({ name: 'Straits Goods' }))
  act(() => shown.draft?.clear(sent))
  expect(shown.draft?.value.name).toBe('Straits Goods')
  sent.set('name', 'Straits Goods')
  act(() => shown.draft?.clear(sent))
  expect([shown.draft?.value.name, shown.draft?.isDirty]).toEqual(['Tamarind', false])
})

test('a stored text fills a field that nobody has touched, and is selected where somebody is in it', () => {
  document.body.innerHTML = '<input name="touched" value=""><input name="free">'
  type('[name=touched]', 'typed')
  const [touched, free] = [inputElement('[name=touched]'), inputElement('[name=free]')]
  free.focus()
  fillIfUntouched(touched, 'stored')
  fillIfUntouched(free, 'stored')
  expect([touched.value, free.value]).toEqual(['typed', 'stored'])
  expect([free.selectionStart, free.selectionEnd]).toEqual([0, 6])
})
