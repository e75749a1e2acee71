// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { click, element } from '../../../../tests/support/render-page.tsx'
import { WorkMain } from './work-frame.tsx'

test('[NAV-07] a step to another page goes on at its top; a filter of the same page leaves the focus', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = (
    <WorkMain>
      <Outlet />
    </WorkMain>
  )
  const router = createMemoryRouter([
    {
      element: page,
      children: [
        { path: '/', element: <Link to="/lead">Lead</Link> },
        { path: '/lead', element: <Link to="?all=1">All</Link> },
      ],
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  await act(async () => createRoot(container).render(<RouterProvider router={router} />))
  expect(document.activeElement).toBe(document.body)

  await click('a')
  expect(document.activeElement).toBe(element('#main'))

  element('a').focus()
  await click('a')
  expect(router.state.location.search).toBe('?all=1')
  expect(document.activeElement).toBe(element('a'))
})
