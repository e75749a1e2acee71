import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { campaignFields } from './events/campaign.ts'
import { captchaChallenge, captchaQuery } from './captcha/shapes.ts'
import { accountSettingsEndpoints } from './account/settings-endpoints.ts'
import { accountEndpoints } from './accounts/endpoints.ts'
import { bookingEndpoints } from './bookings/endpoints.ts'
import { commissionEndpoints } from './commission/endpoints.ts'
import { companyEndpoints } from './company/endpoints.ts'
import { contactInput, contactReceipt } from './contact/shapes.ts'
import { customerEndpoints } from './customers/endpoints.ts'
import { adminBookingEndpoints } from './bookings/admin-endpoints.ts'
import { dashboardEndpoints } from './dashboard/endpoints.ts'
import { endpoint } from './endpoint.ts'
import { eventInput, eventReceipt } from './events/shapes.ts'
import { factorEndpoints } from './factors/endpoints.ts'
import { captchaAnswer } from './fields.ts'
import { ownAccountEndpoints } from './own-account/endpoints.ts'
import { googleEndpoints } from './google/endpoints.ts'
import { setupEndpoints } from './setup/endpoints.ts'
import { leadEndpoints } from './leads/endpoints.ts'
import { orderEndpoints } from './orders/endpoints.ts'
import { passkeyEndpoints } from './passkeys/endpoints.ts'
import { recoveryEndpoints } from './recovery/endpoints.ts'
import { peopleEndpoints } from './people/endpoints.ts'
import { portalEndpoints } from './portal/endpoints.ts'
import { themeEndpoints } from './demo/endpoints.ts'
import { workspaceEndpoints } from './workspaces/endpoints.ts'
import { statusEndpoints } from './status/endpoints.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { merchantViewEndpoints } from './merchant-views/endpoints.ts'
import { staffAccountEndpoints } from './staff/account-endpoints.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import { moneyEndpoints } from './money/endpoints.ts'
import { moduleServerEndpoints } from './money/module-server-endpoints.ts'

/** Every call of the API at our own host: it is mounted, described, documented and tested from this list. */
export const endpoints = {
  contactUs: endpoint({
    ...calls.contactUs,
    summary: 'Send a message to us',
    tag: 'Contact',
    access: 'public',
    takesKey: true,
    input: z.extend(contactInput, { token: captchaAnswer, ...campaignFields }),
    output: contactReceipt,
  }),
  events: endpoint({
    ...calls.events,
    summary: 'Count something that a visitor did, without saying who',
    tag: 'Events',
    access: 'public',
    input: eventInput,
    output: eventReceipt,
  }),
  captchaChallenge: endpoint({
    ...calls.captchaChallenge,
    summary: 'A fresh captcha puzzle for one action',
    tag: 'Captcha',
    access: 'public',
    input: captchaQuery,
    output: captchaChallenge,
  }),
  ...bookingEndpoints,
  ...statusEndpoints,
  ...commissionEndpoints,
  ...themeEndpoints,
  ...accountEndpoints,
  ...ownAccountEndpoints,
  ...googleEndpoints,
  ...setupEndpoints,
  ...recoveryEndpoints,
  ...passkeyEndpoints,
  ...factorEndpoints,
  ...companyEndpoints,
  ...peopleEndpoints,
  ...portalEndpoints,
  ...workspaceEndpoints,
  ...accountSettingsEndpoints,
  ...messageEndpoints,
  ...orderEndpoints,
  ...customerEndpoints,
  ...dashboardEndpoints,
  ...staffEndpoints,
  ...leadEndpoints,
  ...adminBookingEndpoints,
  ...merchantViewEndpoints,
  ...staffAccountEndpoints,
  ...moneyEndpoints,
  ...moduleServerEndpoints,
}

export type EndpointName = keyof typeof endpoints
