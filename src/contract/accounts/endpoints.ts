import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import {
  checkAnswer,
  checkInput,
  done,
  loginInput,
  passwordBlocksAnswer,
  passwordBlocksQuery,
  refreshInput,
  sessionView,
  signUpCall,
  tokenPair,
} from './shapes.ts'
import { endpoint } from '../endpoint.ts'

/** Signing up, in and out. */
export const accountEndpoints = {
  checkValidation: endpoint({
    ...calls.checkValidation,
    summary: 'Whether an email or a store has an account already',
    tag: 'Account',
    access: 'public',
    input: checkInput,
    output: checkAnswer,
  }),
  login: endpoint({
    ...calls.login,
    summary: 'Sign in with email and password, and the second factor where there is one',
    tag: 'Account',
    access: 'public',
    input: loginInput,
    output: sessionView,
  }),
  passwordBlocks: endpoint({
    ...calls.passwordBlocks,
    summary: 'Parts of the lists of known passwords, by number, for a form that checks while somebody types',
    tag: 'Account',
    access: 'public',
    input: passwordBlocksQuery,
    output: passwordBlocksAnswer,
  }),
  signUp: endpoint({
    ...calls.signUp,
    summary: 'Create an account and sign in to it',
    tag: 'Account',
    access: 'public',
    takesKey: true,
    input: signUpCall,
    output: sessionView,
  }),
  logoutEntry: endpoint({
    ...calls.logoutEntry,
    summary: 'Sign out: the session ends on the server at once',
    tag: 'Account',
    access: 'public',
    input: z.object({}),
    output: done,
  }),
  refreshToken: endpoint({
    ...calls.refreshToken,
    summary: 'A new token pair for the refresh token and its cookie; using one twice ends the session',
    tag: 'Account',
    access: 'public',
    input: refreshInput,
    output: z.object({ token: tokenPair }),
  }),
}
