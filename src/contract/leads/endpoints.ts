import { done } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { leadAnswerInput, leadChange, leadHeld, leadHold, leadNoteInput, leadReceipt } from './shapes.ts'

const tag = 'Staff desk'

/** What staff do about the people who want something of us. */
export const leadEndpoints = {
  adminLead: endpoint({
    method: 'post',
    path: '/merchant/admin_lead',
    summary: 'Say how a lead stands, or who sees to it',
    tag,
    access: 'staff',
    input: leadChange,
    output: leadReceipt,
  }),
  adminLeadHold: endpoint({
    method: 'post',
    path: '/merchant/admin_lead_hold',
    summary: 'Show colleagues that one is writing an answer',
    tag,
    access: 'staff',
    input: leadHold,
    output: leadHeld,
  }),
  adminLeadAnswer: endpoint({
    method: 'post',
    path: '/merchant/admin_lead_answer',
    summary: 'Answer a lead by mail; refused where the lead has changed since it was read',
    tag,
    access: 'staff',
    input: leadAnswerInput,
    output: leadReceipt,
  }),
  adminLeadNote: endpoint({
    method: 'post',
    path: '/merchant/admin_lead_note',
    summary: 'Write something down about a lead, for staff',
    tag,
    access: 'staff',
    input: leadNoteInput,
    output: done,
  }),
}
