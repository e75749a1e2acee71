import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { staffChoice, staffList } from './account-shapes.ts'

const tag = 'Staff desk'

export const staffAccountEndpoints = {
  adminStaff: endpoint({
    method: 'get',
    path: '/merchant/admin_staff',
    summary: 'Who works at the desk',
    tag,
    access: 'staff',
    input: z.object({}),
    output: staffList,
  }),
  adminStaffDisable: endpoint({
    method: 'post',
    path: '/merchant/admin_staff/disable',
    summary: 'Switch a colleague’s account off; their sessions and visits end at once',
    tag,
    access: 'staff:fresh',
    input: staffChoice,
    output: staffList,
  }),
  adminStaffEnable: endpoint({
    method: 'post',
    path: '/merchant/admin_staff/enable',
    summary: 'Switch it on again',
    tag,
    access: 'staff:fresh',
    input: staffChoice,
    output: staffList,
  }),
  adminStaffResetFactor: endpoint({
    method: 'post',
    path: '/merchant/admin_staff/reset_factor',
    summary: 'Take a colleague’s authenticator app and backup codes away; they connect a new one',
    tag,
    access: 'staff:fresh',
    input: staffChoice,
    output: staffList,
  }),
}
