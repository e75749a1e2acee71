import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import { arrivalAnswer, arrivalInput, workspaceAnswer, workspaceQuery } from './shapes.ts'

const tag = 'Workspaces'

/** The built-in place of each module, in the outlet that the request names. */
export const workspaceEndpoints = {
  workspace: endpoint({
    ...calls.workspace,
    summary: 'A module in this outlet: its state, what it needs and its figures',
    tag,
    access: 'merchant',
    input: workspaceQuery,
    output: workspaceAnswer,
  }),
  redeemHandOff: endpoint({
    ...calls.redeemHandOff,
    summary: 'Use up a hand-off to one of our own pages, by the person it was made for',
    tag,
    access: 'merchant',
    input: arrivalInput,
    output: arrivalAnswer,
  }),
}
