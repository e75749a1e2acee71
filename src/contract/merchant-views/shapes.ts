import * as z from 'zod/mini'
import { line } from '../fields.ts'
import { merchantStates } from '../staff/choices.ts'
import { merchantQuery } from '../staff/shapes.ts'

/** More than fit on a line are no help. */
export const mostViews = 20

/** Search, filter and order under a name; the place on a page is not part of it. */
export const viewInput = z.extend(z.pick(merchantQuery, { search: true, state: true, sort: true }), {
  name: line('name_required', 40),
  is_shared: z._default(z.boolean(), false),
})

export type ViewInput = z.infer<typeof viewInput>

export const viewChoice = z.object({ id: z.uuid() })

export const merchantView = z.object({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  state: z.enum(merchantStates),
  sort: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** Who shares it; empty for one's own. */
  owner: z.string(),
})

export type MerchantView = z.infer<typeof merchantView>

export const viewList = z.object({ views: z.array(merchantView) })

export const viewCounts = z.object({
  counts: z.array(
    z.object({
      id: z.string(),
      /** Counted up to a thousand. */
      total: z.number(),
      is_more: z.boolean(),
    }),
  ),
})

export type ViewCount = z.infer<typeof viewCounts>['counts'][number]
