/** What a module that was activated may wait for. `domain/modules/what-is-missing.ts` says which one needs what. */
export const moduleNeeds = [
  'address',
  'store',
  'connect',
  'reconnect',
  'accounts',
  'plan',
  'frozen',
  'balance',
  'trial',
  'number',
  'texts',
  'switched_off',
  'price_cap',
] as const
export type ModuleNeed = (typeof moduleNeeds)[number]

/** What a module can need; `store` is missing in one of four ways. */
export const requirements = ['store', 'accounts', 'plan', 'balance', 'number', 'texts', 'messages'] as const
export type Requirement = (typeof requirements)[number]

interface Required {
  is_installed: boolean
  requirements: readonly { missing: ModuleNeed | null }[]
}

/** What an activated module waits for, first things first; nothing where it runs. */
export const missingOf = ({ is_installed, requirements: all }: Required): ModuleNeed[] =>
  is_installed ? all.flatMap(({ missing }) => missing ?? []) : []
