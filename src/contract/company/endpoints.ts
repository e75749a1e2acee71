import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import {
  companyProfileAnswer,
  companyProfileInput,
  companySettingsAnswer,
  companySettingsInput,
  domainChoice,
  domainInput,
  domainList,
} from './shapes.ts'
import { endpoint } from '../endpoint.ts'

const tag = 'Company'

/** How a company is called, spoken to and found. */
export const companyEndpoints = {
  companySettings: endpoint({
    ...calls.companySettings,
    summary: 'Name, language, time zone, currency symbol and notices',
    tag,
    access: 'merchant',
    input: z.object({}),
    output: companySettingsAnswer,
  }),
  saveCompanySettings: endpoint({
    ...calls.saveCompanySettings,
    summary: 'Change the settings',
    tag,
    access: 'merchant',
    input: companySettingsInput,
    output: companySettingsAnswer,
  }),
  companyProfile: endpoint({
    ...calls.companyProfile,
    summary: 'What stands on the company’s paper',
    tag,
    access: 'merchant',
    input: z.object({}),
    output: companyProfileAnswer,
  }),
  saveCompanyProfile: endpoint({
    ...calls.saveCompanyProfile,
    summary: 'Change what stands on the company’s paper',
    tag,
    access: 'merchant',
    input: companyProfileInput,
    output: companyProfileAnswer,
  }),
  domains: endpoint({
    ...calls.domains,
    summary: 'The company’s domains and the record that proves each',
    tag,
    access: 'merchant',
    input: z.object({}),
    output: domainList,
  }),
  addDomain: endpoint({
    ...calls.addDomain,
    summary: 'Name a domain as one’s own',
    tag,
    access: 'merchant',
    input: domainInput,
    output: domainList,
  }),
  checkDomain: endpoint({
    ...calls.checkDomain,
    summary: 'Look for the record in the domain’s zone',
    tag,
    access: 'merchant',
    input: domainChoice,
    output: domainList,
  }),
  removeDomain: endpoint({
    ...calls.removeDomain,
    summary: 'Forget a domain',
    tag,
    access: 'merchant',
    input: domainChoice,
    output: domainList,
  }),
}
