import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { done, sessionView } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import {
  creationOptions,
  newPasskey,
  passkeyId,
  passkeyList,
  passkeyRename,
  passkeyUse,
  passkeyView,
  requestOptions,
} from './shapes.ts'

/** Keys that live in a telephone, a computer or a stick, and never leave it. */
export const passkeyEndpoints = {
  passkeyOptions: endpoint({
    ...calls.passkeyOptions,
    summary: 'A challenge for signing in, or proving who it is, with any passkey of this site',
    tag: 'Passkeys',
    access: 'public',
    input: z.object({}),
    output: requestOptions,
  }),
  passkeyLogin: endpoint({
    ...calls.passkeyLogin,
    summary: 'Sign in with a passkey; it counts as both factors',
    tag: 'Passkeys',
    access: 'public',
    input: passkeyUse,
    output: sessionView,
  }),
  passkeys: endpoint({
    ...calls.passkeys,
    summary: 'The passkeys of this account',
    tag: 'Passkeys',
    access: 'merchant',
    input: z.object({}),
    output: passkeyList,
  }),
  newPasskeyOptions: endpoint({
    ...calls.newPasskeyOptions,
    summary: 'A challenge for making a passkey',
    tag: 'Passkeys',
    access: 'merchant:fresh',
    input: z.object({}),
    output: creationOptions,
  }),
  addPasskey: endpoint({
    ...calls.addPasskey,
    summary: 'Keep the passkey that was just made',
    tag: 'Passkeys',
    access: 'merchant:fresh',
    input: newPasskey,
    output: passkeyView,
  }),
  renamePasskey: endpoint({
    ...calls.renamePasskey,
    summary: 'Give a passkey another name',
    tag: 'Passkeys',
    access: 'merchant:own',
    input: passkeyRename,
    output: done,
  }),
  removePasskey: endpoint({
    ...calls.removePasskey,
    summary: 'Refuse a passkey from now on',
    tag: 'Passkeys',
    access: 'merchant:fresh',
    input: passkeyId,
    output: done,
  }),
}
