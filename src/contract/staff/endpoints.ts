import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { backupCodeList, factorConfirm, factorStart } from '../factors/shapes.ts'
import {
  merchantList,
  merchantQuery,
  noteInput,
  staffLoginInput,
  staffProof,
  staffSession,
  staffToken,
  visitInput,
  visitView,
} from './shapes.ts'
import { askReconnectInput, staffStoreAnswer, staffStoresAnswer, staffStoresQuery } from './stores.ts'

const tag = 'Admin'

/** What our own people do. Their sessions are apart from merchants' and open nothing else. */
export const staffEndpoints = {
  adminLogin: endpoint({
    ...calls.adminLogin,
    summary: 'Sign in as staff',
    tag,
    access: 'public',
    input: staffLoginInput,
    output: staffSession,
  }),
  adminLogout: endpoint({
    ...calls.adminLogout,
    summary: 'Sign out as staff; a visit to a merchant ends with it',
    tag,
    access: 'public',
    input: z.object({}),
    output: done,
  }),
  adminProve: endpoint({
    ...calls.adminProve,
    summary: 'Confirm the password again; needed 15 minutes after the last time',
    tag,
    access: 'staff:enrol',
    input: staffProof,
    output: staffToken,
  }),
  adminFactorStart: endpoint({
    ...calls.adminFactorStart,
    summary: 'A secret for the authenticator app of a member of staff',
    tag,
    access: 'staff:enrol',
    input: z.object({}),
    output: factorStart,
  }),
  adminFactorConfirm: endpoint({
    ...calls.adminFactorConfirm,
    summary: 'Turn it on with a code of the app; answers with ten backup codes',
    tag,
    access: 'staff:enrol',
    input: factorConfirm,
    output: backupCodeList,
  }),
  adminMerchantList: endpoint({
    ...calls.adminMerchantList,
    summary: 'A page of merchants: searched, sorted and filtered',
    tag,
    access: 'staff',
    input: merchantQuery,
    output: merchantList,
  }),
  adminNote: endpoint({
    ...calls.adminNote,
    summary: 'Write something down about a merchant, for staff',
    tag,
    access: 'staff',
    input: noteInput,
    output: done,
  }),
  adminStores: endpoint({
    ...calls.adminStores,
    summary: 'How a merchant’s stores stand: copy, last error, last order and last message',
    tag,
    access: 'staff',
    input: staffStoresQuery,
    output: staffStoresAnswer,
  }),
  adminAskReconnect: endpoint({
    ...calls.adminAskReconnect,
    summary: 'Ask the owner of a store to connect it again; once a day',
    tag,
    access: 'staff',
    input: askReconnectInput,
    output: staffStoreAnswer,
  }),
  pluginLogin: endpoint({
    ...calls.pluginLogin,
    summary: 'Open the portal as a merchant, for an hour at most; the merchant is told',
    tag,
    access: 'staff:fresh',
    input: visitInput,
    output: visitView,
  }),
  pluginLogout: endpoint({
    ...calls.pluginLogout,
    summary: 'End such a visit and go back to the admin',
    tag,
    access: 'public',
    input: z.object({}),
    output: done,
  }),
}
