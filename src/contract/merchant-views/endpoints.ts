import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import { viewChoice, viewCounts, viewInput, viewList } from './shapes.ts'

const tag = 'Admin'

export const merchantViewEndpoints = {
  adminViews: endpoint({
    ...calls.adminViews,
    summary: 'Saved views of the list of merchants: one’s own, and those that are shared',
    tag,
    access: 'staff',
    input: z.object({}),
    output: viewList,
  }),
  adminViewCounts: endpoint({
    ...calls.adminViewCounts,
    summary: 'How many merchants each of them shows, up to a thousand',
    tag,
    access: 'staff',
    input: z.object({}),
    output: viewCounts,
  }),
  adminViewSave: endpoint({
    ...calls.adminViewSave,
    summary: 'Save a view; one’s own of the same name is replaced',
    tag,
    access: 'staff',
    input: viewInput,
    output: viewList,
  }),
  adminViewRemove: endpoint({
    ...calls.adminViewRemove,
    summary: 'Remove a view of one’s own',
    tag,
    access: 'staff',
    input: viewChoice,
    output: viewList,
  }),
}
