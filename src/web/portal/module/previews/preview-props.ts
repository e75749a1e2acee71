import type { Preview } from '#content/portal/modules/workspace.ts'

/** The one kind of preview, for the part that draws it. */
export type PreviewProps<K extends Preview['kind']> = Omit<Extract<Preview, { kind: K }>, 'kind'>
