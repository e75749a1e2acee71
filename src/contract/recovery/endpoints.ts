import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { done, sessionView, tokenPair } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import {
  changePasswordInput,
  completeResetInput,
  generateOtpInput,
  otpRequest,
  proveInput,
  requestResetInput,
  verifyEmailAnswer,
  verifyEmailInput,
  verifyOtpInput,
} from './shapes.ts'

/** Ways back in, and proofs of who it is. */
export const recoveryEndpoints = {
  generateOtp: endpoint({
    ...calls.generateOtp,
    summary: 'Mail a sign-in code to an address; the answer is the same whether it has an account or not',
    tag: 'Recovery',
    access: 'public',
    input: generateOtpInput,
    output: otpRequest,
  }),
  verifyOtp: endpoint({
    ...calls.verifyOtp,
    summary: 'Sign in with the mailed code and the request that it was sent for',
    tag: 'Recovery',
    access: 'public',
    input: verifyOtpInput,
    output: sessionView,
  }),
  requestReset: endpoint({
    ...calls.requestReset,
    summary: 'Mail a link to a new password; the answer is the same whether there is an account or not',
    tag: 'Recovery',
    access: 'public',
    input: requestResetInput,
    output: done,
  }),
  completeReset: endpoint({
    ...calls.completeReset,
    summary: 'Set a new password with the mailed link; every session ends',
    tag: 'Recovery',
    access: 'public',
    input: completeResetInput,
    output: done,
  }),
  verifyEmail: endpoint({
    ...calls.verifyEmail,
    summary: 'Confirm the address of an account with the mailed link',
    tag: 'Recovery',
    access: 'public',
    input: verifyEmailInput,
    output: verifyEmailAnswer,
  }),
  resendVerification: endpoint({
    ...calls.resendVerification,
    summary: 'Mail a new link to confirm the address',
    tag: 'Recovery',
    access: 'merchant:own',
    input: z.object({}),
    output: done,
  }),
  changePassword: endpoint({
    ...calls.changePassword,
    summary: 'Change the password with the old one; the other sessions end',
    tag: 'Recovery',
    access: 'merchant:own',
    input: changePasswordInput,
    output: done,
  }),
  prove: endpoint({
    ...calls.prove,
    summary: 'Prove again who it is, before a change to the account itself; the token pair is renewed',
    tag: 'Recovery',
    access: 'merchant:own',
    input: proveInput,
    output: z.object({ token: tokenPair }),
  }),
}
