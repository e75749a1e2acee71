import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { done, sessionView } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import {
  googleAuthAnswer,
  googleAuthQuery,
  googleConnectInput,
  googleFactorInput,
  googleLinkInput,
  googlePasswordInput,
  googleSignInInput,
  googleView,
} from './shapes.ts'

/** Sign-in with Google: the way there and back, and what happens when an account exists already. */
export const googleEndpoints = {
  googleAuth: endpoint({
    ...calls.googleAuth,
    summary: 'Where to send a visitor who continues with Google; for connecting, the session must be fresh',
    tag: 'Google',
    access: 'public',
    input: googleAuthQuery,
    output: googleAuthAnswer,
  }),
  authGoogle: endpoint({
    ...calls.authGoogle,
    summary: 'Sign in or up with the code that Google sent the visitor back with',
    tag: 'Google',
    access: 'public',
    input: googleSignInInput,
    output: sessionView,
  }),
  googleFactor: endpoint({
    ...calls.googleFactor,
    summary: 'The second factor, where the account has one, for the sign-in that Google has just vouched for',
    tag: 'Google',
    access: 'public',
    input: googleFactorInput,
    output: sessionView,
  }),
  googlePassword: endpoint({
    ...calls.googlePassword,
    summary: 'Prove by its password that an existing account is yours; connects Google and signs in',
    tag: 'Google',
    access: 'public',
    input: googlePasswordInput,
    output: sessionView,
  }),
  googleMail: endpoint({
    ...calls.googleMail,
    summary: 'Ask for a mailed link that proves that an existing account is yours',
    tag: 'Google',
    access: 'public',
    input: z.object({}),
    output: done,
  }),
  googleLink: endpoint({
    ...calls.googleLink,
    summary: 'Use the mailed link, in the browser that asked for it; connects Google and signs in',
    tag: 'Google',
    access: 'public',
    input: googleLinkInput,
    output: sessionView,
  }),
  googleConnection: endpoint({
    ...calls.googleConnection,
    summary: 'Whether Google is connected to the account, and which one',
    tag: 'Google',
    access: 'merchant',
    input: z.object({}),
    output: googleView,
  }),
  googleConnect: endpoint({
    ...calls.googleConnect,
    summary: 'Connect the Google account that was chosen to the account that is signed in',
    tag: 'Google',
    access: 'merchant:fresh',
    input: googleConnectInput,
    output: googleView,
  }),
  googleDisconnect: endpoint({
    ...calls.googleDisconnect,
    summary: 'Take Google away from the account, unless it is the only way in',
    tag: 'Google',
    access: 'merchant:fresh',
    input: z.object({}),
    output: googleView,
  }),
}
