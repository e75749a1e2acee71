import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { workspaces } from '#content/portal/modules/workspaces.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { type Portal, PortalContext } from '../layout/portal-context.ts'
import { NotActive } from './attention.tsx'

const { off } = workspacePage

const workspace: WorkspaceView = {
  slug: 'infiniti',
  outlet: { id: '1', outlet_name: 'Hafenlicht', web_url: null, platform: null },
  is_planned: false,
  is_installed: false,
  installed_at: null,
  installed_by: null,
  requirements: [],
  is_connected: false,
  project_key: null,
  figures: [],
}
const portal: Portal = {
  outlets: [],
  outlet: undefined,
  openTasks: [],
  may: () => true,
  switchTo: () => Promise.resolve(),
  enter: () => Promise.resolve(),
  addOutlet: () => {},
}

const shown = (isDashboard: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PortalContext value={portal}>
        <NotActive
          slug="infiniti"
          copy={workspaces.infiniti}
          workspace={workspace}
          isDashboard={isDashboard}
        />
      </PortalContext>
    </MemoryRouter>,
  )

test('[SYNC-06] a dashboard that is not active does not say that it reads nothing', () => {
  expect(shown(true)).toContain(off.dashboardText)
  expect(shown(true)).not.toContain(off.text)
  expect(shown(false)).toContain(off.text)
})
