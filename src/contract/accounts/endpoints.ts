import * as z from 'zod/mini'
import {
  checkAnswer,
  checkInput,
  done,
  loginInput,
  refreshInput,
  sessionView,
  signUpCall,
  tokenPair,
} from './shapes.ts'
import { endpoint } from '../endpoint.ts'

/** Signing up, in and out. */
export const accountEndpoints = {
  checkValidation: endpoint({
    method: 'post',
    path: '/merchant/check_validation',
    summary: 'Whether an e-mail or a shop has an account already',
    tag: 'Account',
    access: 'public',
    input: checkInput,
    output: checkAnswer,
  }),
  login: endpoint({
    method: 'post',
    path: '/merchant/login',
    summary: 'Sign in with e-mail and password, and the second factor where there is one',
    tag: 'Account',
    access: 'public',
    input: loginInput,
    output: sessionView,
  }),
  signUp: endpoint({
    method: 'post',
    path: '/merchant/signup',
    summary: 'Create an account and sign in to it',
    tag: 'Account',
    access: 'public',
    input: signUpCall,
    output: sessionView,
  }),
  logoutEntry: endpoint({
    method: 'post',
    path: '/logoutEntry',
    summary: 'Sign out: the session ends on the server at once',
    tag: 'Account',
    access: 'public',
    input: z.object({}),
    output: done,
  }),
  refreshToken: endpoint({
    method: 'post',
    path: '/merchant/token/refresh',
    summary: 'A new token pair for the refresh token and its cookie; using one twice ends the session',
    tag: 'Account',
    access: 'public',
    input: refreshInput,
    output: z.object({ token: tokenPair }),
  }),
}
