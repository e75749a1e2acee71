import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import { shareInput } from './shapes.ts'
import { endpoint } from '../endpoint.ts'

export const commissionEndpoints = {
  shareCommission: endpoint({
    ...calls.shareCommission,
    summary: 'Have a commission calculation mailed; with consent, we may write about it',
    tag: 'Commission',
    access: 'public',
    input: shareInput,
    output: done,
  }),
}
