import type { WorkspaceCopy } from '#content/portal/modules/workspace.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'

/** A module, its words, and how it stands in the outlet. */
export interface WorkspaceProps {
  slug: ModuleSlug
  copy: WorkspaceCopy
  workspace: WorkspaceView
}
