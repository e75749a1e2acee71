import type { ModuleSlug } from '#contract/modules/modules.ts'
import * as accounts from './accounts.ts'
import * as channels from './channels.ts'
import * as growth from './growth.ts'
import type { WorkspaceCopy } from './workspace.ts'

/** Each file exports its modules under their slugs. */
export const workspaces: Record<ModuleSlug, WorkspaceCopy> = { ...accounts, ...channels, ...growth }
