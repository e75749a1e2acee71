import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import * as z from 'zod/mini'
import {
  changesAnswer,
  changesQuery,
  dashboardQuery,
  dashboardView,
  dataFileAnswer,
  dataFileQuery,
} from './shapes.ts'

const tag = 'Dashboard'

/** What the merchant's stores have sold. Calls about one outlet take it from the `Outlet` header. */
export const dashboardEndpoints = {
  dashboard: endpoint({
    ...calls.dashboard,
    summary: 'Orders, revenue, refunds, returns and customers: today, over a period, and day by day',
    tag,
    access: 'merchant',
    input: dashboardQuery,
    output: dashboardView,
  }),
  dashboardChanges: endpoint({
    ...calls.dashboardChanges,
    summary: 'Answers when a figure has changed since the given version, or after twenty seconds',
    tag,
    access: 'merchant',
    input: changesQuery,
    output: changesAnswer,
  }),
  storeDataFile: endpoint({
    ...calls.storeDataFile,
    summary: 'What is stored about a customer who asked for it',
    tag,
    access: 'merchant:own',
    input: dataFileQuery,
    output: dataFileAnswer,
  }),
  retryImport: endpoint({
    ...calls.retryImport,
    summary: 'Try again to read the store of this outlet, now',
    tag,
    access: 'merchant',
    input: z.object({}),
    output: done,
  }),
}
