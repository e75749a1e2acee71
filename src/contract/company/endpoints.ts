import * as z from 'zod/mini'
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
    method: 'get',
    path: '/merchant/settings',
    summary: 'Name, language, time zone, currency symbol and notices',
    tag,
    access: 'merchant',
    input: z.object({}),
    output: companySettingsAnswer,
  }),
  saveCompanySettings: endpoint({
    method: 'post',
    path: '/merchant/settings',
    summary: 'Change the settings',
    tag,
    access: 'merchant',
    input: companySettingsInput,
    output: companySettingsAnswer,
  }),
  companyProfile: endpoint({
    method: 'get',
    path: '/merchant/company',
    summary: 'What stands on the company’s paper',
    tag,
    access: 'merchant',
    input: z.object({}),
    output: companyProfileAnswer,
  }),
  saveCompanyProfile: endpoint({
    method: 'post',
    path: '/merchant/company',
    summary: 'Change what stands on the company’s paper',
    tag,
    access: 'merchant',
    input: companyProfileInput,
    output: companyProfileAnswer,
  }),
  domains: endpoint({
    method: 'get',
    path: '/merchant/domains',
    summary: 'The company’s domains and the record that proves each',
    tag,
    access: 'merchant',
    input: z.object({}),
    output: domainList,
  }),
  addDomain: endpoint({
    method: 'post',
    path: '/merchant/domains',
    summary: 'Name a domain as one’s own',
    tag,
    access: 'merchant',
    input: domainInput,
    output: domainList,
  }),
  checkDomain: endpoint({
    method: 'post',
    path: '/merchant/domains/check',
    summary: 'Look for the record in the domain’s zone',
    tag,
    access: 'merchant',
    input: domainChoice,
    output: domainList,
  }),
  removeDomain: endpoint({
    method: 'post',
    path: '/merchant/domains/remove',
    summary: 'Forget a domain',
    tag,
    access: 'merchant',
    input: domainChoice,
    output: domainList,
  }),
}
