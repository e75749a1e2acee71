import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import {
  claimAnswer,
  claimInput,
  connectInput,
  grantAddress,
  grantInput,
  setupView,
  setupRequest,
} from './shapes.ts'

/** Setting an account up, and connecting its shop. The shop's own answer arrives at `/shopify/callback`. */
export const setupEndpoints = {
  setup: endpoint({
    ...calls.setup,
    summary: 'How far the account is set up for what an install link asked for',
    tag: 'Setup',
    access: 'merchant',
    input: setupRequest,
    output: setupView,
  }),
  continueSetup: endpoint({
    ...calls.continueSetup,
    summary: 'Do every step that is still open and does not need the store’s approval; safe to repeat',
    tag: 'Setup',
    access: 'merchant',
    input: setupRequest,
    output: setupView,
  }),
  startGrant: endpoint({
    ...calls.startGrant,
    summary: 'The address at Shopify where the owner of a store approves our access',
    tag: 'Setup',
    access: 'merchant',
    input: grantInput,
    output: grantAddress,
  }),
  claimShop: endpoint({
    ...calls.claimShop,
    summary: 'Connect the store whose grant this browser brought to the company of the session',
    tag: 'Setup',
    access: 'merchant:own',
    input: claimInput,
    output: claimAnswer,
  }),
  connectShop: endpoint({
    ...calls.connectShop,
    summary: 'Where a store is connected without its address: the listing in the Shopify App Store',
    tag: 'Setup',
    access: 'merchant:own',
    input: connectInput,
    output: grantAddress,
  }),
}
