import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { incidentInput } from './shapes.ts'

export const statusEndpoints = {
  adminIncident: endpoint({
    ...calls.adminIncident,
    summary: 'Tell visitors of the status page about an outage, or change what it says',
    tag: 'Admin',
    access: 'staff',
    input: incidentInput,
    output: done,
  }),
}
