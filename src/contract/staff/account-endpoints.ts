import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import { staffChoice, staffList } from './account-shapes.ts'

const tag = 'Admin'

export const staffAccountEndpoints = {
  adminStaff: endpoint({
    ...calls.adminStaff,
    summary: 'Staff accounts',
    tag,
    access: 'staff',
    input: z.object({}),
    output: staffList,
  }),
  adminStaffDisable: endpoint({
    ...calls.adminStaffDisable,
    summary: 'Switch a colleague’s account off; their sessions and visits end at once',
    tag,
    access: 'staff:fresh',
    input: staffChoice,
    output: staffList,
  }),
  adminStaffEnable: endpoint({
    ...calls.adminStaffEnable,
    summary: 'Switch it on again',
    tag,
    access: 'staff:fresh',
    input: staffChoice,
    output: staffList,
  }),
  adminStaffResetFactor: endpoint({
    ...calls.adminStaffResetFactor,
    summary: 'Take a colleague’s authenticator app and backup codes away; they connect a new one',
    tag,
    access: 'staff:fresh',
    input: staffChoice,
    output: staffList,
  }),
}
