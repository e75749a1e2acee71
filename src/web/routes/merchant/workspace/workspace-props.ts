import type { WorkspaceCopy } from '#content/workspaces/workspace.ts'
import type { Setting } from '#contract/module-settings.ts'
import type { ModuleSlug } from '#contract/modules.ts'
import type { WorkspaceView } from '#contract/workspace.ts'

/** A module, its words, what can be set about it, and how it stands in the outlet. */
export interface WorkspaceProps {
  slug: ModuleSlug
  copy: WorkspaceCopy
  settings: readonly Setting[]
  workspace: WorkspaceView
}
