import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import { accountExport } from './export.ts'
import { endpoint } from '../endpoint.ts'
import {
  accountView,
  activityPage,
  activityQuery,
  endSessionsInput,
  erasurePlan,
  linkInput,
  newEmailInput,
  ownSession,
  profileInput,
  staffAccessInput,
} from './shapes.ts'

const tag = 'Own account'
const nothing = z.object({})

/** What a merchant does with their own account once signed in. */
export const ownAccountEndpoints = {
  ownAccount: endpoint({
    ...calls.ownAccount,
    summary: 'One’s own account: profile, ways in, what is switched on',
    tag,
    access: 'merchant',
    input: nothing,
    output: accountView,
  }),
  changeProfile: endpoint({
    ...calls.changeProfile,
    summary: 'Change name and telephone; another number needs a fresh proof',
    tag,
    access: 'merchant:own',
    input: profileInput,
    output: done,
  }),
  changeEmail: endpoint({
    ...calls.changeEmail,
    summary: 'Ask for another email address; it is used once its emailed link is opened and confirmed',
    tag,
    access: 'merchant:fresh',
    input: newEmailInput,
    output: done,
  }),
  confirmEmail: endpoint({
    ...calls.confirmEmail,
    summary: 'Use the link that was mailed to the new address',
    tag,
    access: 'public',
    input: linkInput,
    output: done,
  }),
  ownSessions: endpoint({
    ...calls.ownSessions,
    summary: 'Where one is signed in',
    tag,
    access: 'merchant',
    input: nothing,
    output: z.object({ sessions: z.array(ownSession) }),
  }),
  endSessions: endpoint({
    ...calls.endSessions,
    summary: 'End one of one’s own sessions, or all but this one',
    tag,
    access: 'merchant:own',
    input: endSessionsInput,
    output: z.object({ message: z.string(), ended: z.number() }),
  }),
  activity: endpoint({
    ...calls.activity,
    summary: 'What was done in one’s own account, newest first',
    tag,
    access: 'merchant',
    input: activityQuery,
    output: activityPage,
  }),
  staffAccess: endpoint({
    ...calls.staffAccess,
    summary: 'Decide whether our staff may look into the account',
    tag,
    access: 'merchant:own',
    input: staffAccessInput,
    output: done,
  }),
  exportData: endpoint({
    ...calls.exportData,
    summary: 'Everything we keep about the person who asks',
    tag,
    access: 'merchant:fresh',
    input: nothing,
    output: accountExport,
  }),
  planErasure: endpoint({
    ...calls.planErasure,
    summary: 'Have the account erased in seven days',
    tag,
    access: 'merchant:fresh',
    input: nothing,
    output: erasurePlan,
  }),
  cancelErasure: endpoint({
    ...calls.cancelErasure,
    summary: 'Keep the account after all',
    tag,
    access: 'merchant:own',
    input: nothing,
    output: done,
  }),
  undoErasure: endpoint({
    ...calls.undoErasure,
    summary: 'Keep the account after all, by the mailed link',
    tag,
    access: 'public',
    input: linkInput,
    output: done,
  }),
}
