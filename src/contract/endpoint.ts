import type * as z from 'zod/mini'

/**
 * Who may call. The server decides by its own records, never by what the caller claims: anybody; a merchant's
 * session; such a session, but not while a member of staff looks in (`own`); one whose owner has proved who they
 * are within the last quarter of an hour (`fresh`, which is `own` as well); the server of a module, which shows a
 * hand-off and has no cookie; such a server with a signature (`module-server`); or staff, with a pair of their own (`enrol` before they have their second factor).
 */
export type Access =
  | 'public'
  | 'merchant'
  | 'merchant:own'
  | 'merchant:fresh'
  | 'module'
  | 'module-server'
  | 'staff:enrol'
  | 'staff'
  | 'staff:fresh'

/** At a store's own host: anybody; a shopper's session; or one of somebody who proved to be the customer, not only had a link. */
export type ShopperAccess = 'public' | 'shopper' | 'shopper:customer'

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access | ShopperAccess = Access,
> {
  method: 'get' | 'post'
  /** Below `/api`, without the trailing slash; both forms answer. */
  path: string
  summary: string
  tag: string
  access: Who
  /** Takes an Idempotency-Key header: a repeat with the same key gets the first answer. */
  takesKey?: boolean
  input: Input
  output: Output
}

/** Keeps the exact types of each entry. */
export const endpoint = <
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Who extends Access | ShopperAccess,
>(
  entry: Endpoint<Input, Output, Who>,
) => entry
