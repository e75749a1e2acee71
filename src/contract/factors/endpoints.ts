import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { backupCodeList, factorConfirm, factorStart, factorState } from './shapes.ts'

/** The authenticator app, asked for after the password. */
export const factorEndpoints = {
  factor: endpoint({
    ...calls.factor,
    summary: 'Whether an authenticator app is asked for, and how many backup codes are left',
    tag: 'Second factor',
    access: 'merchant',
    input: z.object({}),
    output: factorState,
  }),
  startFactor: endpoint({
    ...calls.startFactor,
    summary: 'A secret for an authenticator app; it counts once a code of it was given',
    tag: 'Second factor',
    access: 'merchant:fresh',
    input: z.object({}),
    output: factorStart,
  }),
  confirmFactor: endpoint({
    ...calls.confirmFactor,
    summary: 'Turn the second factor on with a code of the app; answers with ten backup codes',
    tag: 'Second factor',
    access: 'merchant:fresh',
    input: factorConfirm,
    output: backupCodeList,
  }),
  removeFactor: endpoint({
    ...calls.removeFactor,
    summary: 'Turn the second factor off',
    tag: 'Second factor',
    access: 'merchant:fresh',
    input: z.object({}),
    output: done,
  }),
  renewBackupCodes: endpoint({
    ...calls.renewBackupCodes,
    summary: 'Ten new backup codes; the old ones stop working',
    tag: 'Second factor',
    access: 'merchant:fresh',
    input: z.object({}),
    output: backupCodeList,
  }),
}
