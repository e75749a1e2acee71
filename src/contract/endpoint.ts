import type * as z from 'zod/mini'

/**
 * Who may call. The server decides by its own records, never by what the caller claims: anybody; a merchant's
 * session; such a session whose owner has proved who they are within the last quarter of an hour; or the host of
 * a module, which shows a hand-off and has no cookie.
 */
export type Access = 'public' | 'merchant' | 'merchant:fresh' | 'module'

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  method: 'get' | 'post'
  /** Below `/api`, without the trailing slash; both forms answer. */
  path: string
  summary: string
  tag: string
  access: Who
  input: Input
  output: Output
}

/** Keeps the exact types of each entry. */
export const endpoint = <Input extends z.ZodMiniType, Output extends z.ZodMiniType, const Who extends Access>(
  entry: Endpoint<Input, Output, Who>,
) => entry
