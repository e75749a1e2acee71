import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { addDomain, checkDomain, listDomains, removeDomain } from '#domain/company/domains.ts'
import { readProfile, saveProfile } from '#domain/company/profile.ts'
import { readSettings, saveSettings } from '#domain/company/settings.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { type ApiEnv, mount } from '../mount.ts'

const settings = async (ctx: MerchantContext) => ({ data: await readSettings(ctx) })
const profile = async (ctx: MerchantContext) => ({ data: await readProfile(ctx) })
const domains = async (ctx: MerchantContext) => ({ data: await listDomains(ctx) })

export function mountCompany(app: Hono<ApiEnv>): void {
  mount(app, endpoints.companySettings, settings)
  mount(app, endpoints.saveCompanySettings, async (ctx, input) => {
    await saveSettings(ctx, input)
    return settings(ctx)
  })
  mount(app, endpoints.companyProfile, profile)
  mount(app, endpoints.saveCompanyProfile, async (ctx, input) => {
    await saveProfile(ctx, input)
    return profile(ctx)
  })
  mount(app, endpoints.domains, domains)
  mount(app, endpoints.addDomain, async (ctx, { domain }) => {
    await addDomain(ctx, domain)
    return domains(ctx)
  })
  mount(app, endpoints.checkDomain, async (ctx, { id }) => {
    await checkDomain(ctx, id)
    return domains(ctx)
  })
  mount(app, endpoints.removeDomain, async (ctx, { id }) => {
    await removeDomain(ctx, id)
    return domains(ctx)
  })
}
