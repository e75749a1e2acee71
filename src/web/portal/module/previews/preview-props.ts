import type { Exhibit } from '#content/portal/modules/workspace.ts'

/** The one kind of exhibit, for the part that draws it. */
export type ExhibitProps<K extends Exhibit['kind']> = Omit<Extract<Exhibit, { kind: K }>, 'kind'>
