import type { Hono } from 'hono'
import { adminOutcome } from '#content/shared/form-answers.ts'
import { endpoints } from '#contract/endpoints.ts'
import { answerLead } from '#domain/leads/answer-lead.ts'
import { changeLead, noteOnLead } from '#domain/leads/change-lead.ts'
import { lockLead } from '#domain/leads/lock-lead.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountLeads(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminLead, async (ctx, input) => ({
    revision: await changeLead(ctx, input),
    message: adminOutcome.saved,
  }))
  mount(app, endpoints.adminLeadLock, (ctx, input) => lockLead(ctx, input))
  mount(app, endpoints.adminLeadAnswer, async (ctx, input) => ({
    revision: await answerLead(ctx, input),
    message: adminOutcome.answered,
  }))
  mount(app, endpoints.adminLeadNote, async (ctx, input) => {
    await noteOnLead(ctx, input)
    return { message: adminOutcome.noted }
  })
}
