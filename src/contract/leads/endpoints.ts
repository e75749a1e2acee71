import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { leadAnswerInput, leadChange, leadLocked, leadLock, leadNoteInput, leadReceipt } from './shapes.ts'

const tag = 'Admin'

/** What staff do about the people who want something of us. */
export const leadEndpoints = {
  adminLead: endpoint({
    ...calls.adminLead,
    summary: 'Say how a lead stands, or who sees to it',
    tag,
    access: 'staff',
    input: leadChange,
    output: leadReceipt,
  }),
  adminLeadLock: endpoint({
    ...calls.adminLeadLock,
    summary: 'Show colleagues that one is writing an answer',
    tag,
    access: 'staff',
    input: leadLock,
    output: leadLocked,
  }),
  adminLeadAnswer: endpoint({
    ...calls.adminLeadAnswer,
    summary: 'Answer a lead by email; refused where the lead has changed since it was read',
    tag,
    access: 'staff',
    input: leadAnswerInput,
    output: leadReceipt,
  }),
  adminLeadNote: endpoint({
    ...calls.adminLeadNote,
    summary: 'Write something down about a lead, for staff',
    tag,
    access: 'staff',
    input: leadNoteInput,
    output: done,
  }),
}
