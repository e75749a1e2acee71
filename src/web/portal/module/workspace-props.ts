import type { WorkspaceCopy } from '#content/portal/modules/workspace.ts'
import type { Setting } from '#contract/modules/settings.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'

/** A module, its words, what can be set about it, and how it stands in the outlet. */
export interface WorkspaceProps {
  slug: ModuleSlug
  copy: WorkspaceCopy
  settings: readonly Setting[]
  workspace: WorkspaceView
}
