import type { ErrorCode } from '#contract/error-codes.ts'
import { browserMessages, grantMessages } from './browser-messages.ts'

/** How long to wait, in the unit that people would use. */
export function waitSentence(seconds?: number): string {
  if (seconds === undefined) return 'Please wait a little and try again.'
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Please wait ${count} ${unit}${count === 1 ? '' : 's'} and try again.`
}

/** What a person reads when something is refused: a total map, so no code is without a sentence. */
export const errorMessages: Record<ErrorCode, { title: string; message: string }> = {
  ...browserMessages,
  ...grantMessages,
  malformed_body: {
    title: 'Unreadable request',
    message: 'We could not read the request. Check that it is valid JSON or a complete form.',
  },
  object_required: {
    title: 'Unreadable request',
    message: 'Send a JSON object with one key for each field, such as {"email": "you@store.com"}.',
  },
  field_repeated: {
    title: 'Field sent twice',
    message: 'The request has the same field twice. Send each field once.',
  },
  unsupported_media_type: {
    title: 'Unreadable request',
    message: 'Send the request as JSON or as a form.',
  },
  body_too_large: { title: 'Too much at once', message: 'The request is too large. Please shorten it.' },
  not_found: { title: 'Not found', message: 'There is nothing at this address.' },
  method_not_allowed: { title: 'Not possible', message: 'This address does not take that kind of request.' },
  cross_site: {
    title: 'Request refused',
    message: 'The request came from another site. Please use the form on ours.',
  },
  origin_missing: {
    title: 'Origin required',
    message:
      'A request that changes something must say where it comes from: send an Origin header with our own address.',
  },
  signature_missing: {
    title: 'Signature required',
    message: 'The request is not signed. Send it with the headers Signature-Input and Signature.',
  },
  bad_signature: {
    title: 'Request refused',
    message: 'The signature does not match the request, or is too old.',
  },
  captcha_unavailable: {
    title: 'reCAPTCHA Failed',
    message: 'Our bot protection did not answer. Please try again in a minute.',
  },
  too_many_requests: { title: 'Too many requests', message: waitSentence() },
  link_expired: { title: 'Link used or expired', message: 'This link has been used or has expired.' },
  proof_needed: {
    title: 'Confirm that it’s you',
    message: 'Please confirm that it’s you before changing this.',
  },
  proof_failed: { title: 'Not confirmed', message: 'That doesn’t match this account. Please try again.' },
  wrong_credentials: { title: 'Login Failed', message: 'Invalid credentials' },
  factor_needed: { title: 'One more step', message: 'Enter the code from your authenticator app.' },
  wrong_factor: { title: 'Login Failed', message: 'Wrong code, or already used.' },
  factor_present: {
    title: 'Already on',
    message: 'You already use an authenticator app. Switch it off before you set up another.',
  },
  factor_setup_needed: {
    title: 'Authenticator app required',
    message: 'Set up an authenticator app first.',
  },
  staff_credentials: { title: 'Invalid Credentials', message: 'Email or password is wrong.' },
  visit_refused: {
    title: 'Something went wrong!',
    message:
      'You can’t visit this account. It doesn’t exist, is switched off, belongs to staff, or its owner doesn’t allow visits.',
  },
  own_account: {
    title: 'Your own account',
    message: 'You can’t do this to your own account. Ask a colleague.',
  },
  too_many_views: {
    title: 'Too many views',
    message: 'You can save 20 views. Remove one first.',
  },
  account_paused: {
    title: 'Login Failed',
    message:
      'Too many wrong passwords. Sign in with a passkey, Google or an emailed code, reset your password, or wait an hour.',
  },
  email_taken: { title: 'Registration Failed', message: 'Email already exist' },
  password_common: {
    title: 'Password Invalid',
    message: 'This password is known from leaks or too easy to guess. Please choose another.',
  },
  code_wrong: { title: 'Wrong code', message: 'This code is wrong or has expired. Request a new one.' },
  google_failed: {
    title: 'Google sign-in was not completed',
    message: 'The answer from Google has expired, was used before or belongs to another browser.',
  },
  google_link_needed: {
    title: 'One more step',
    message: 'You already have an account with this email. Confirm once that it is yours to connect Google.',
  },
  google_other_browser: {
    title: 'Wrong browser',
    message: 'Open this link in the browser where you chose your Google account, while that page is open.',
  },
  google_taken: {
    title: 'Already connected',
    message: 'This Google account is connected to another account here.',
  },
  only_way_in: {
    title: 'Your only way to sign in',
    message: 'Set a password or add a passkey first. Otherwise you can’t sign in.',
  },
  too_many_passkeys: {
    title: 'Too many passkeys',
    message: 'You can have 20 passkeys. Remove one first.',
  },
  passkey_failed: {
    title: 'Passkey not accepted',
    message: 'We couldn’t verify this passkey. Please try again.',
  },
  already_member: { title: 'Already a member', message: 'This person is already in your company.' },
  already_invited: {
    title: 'Already invited',
    message: 'This address already has an open invitation. Send it again or cancel it.',
  },
  invitation_for_another: {
    title: 'Not for this account',
    message: 'This invitation was sent to another address. Sign in with that address to accept it.',
  },
  last_owner: {
    title: 'The last owner',
    message: 'A company needs an owner. Make someone else an owner first.',
  },
  name_taken: { title: 'Name taken', message: 'This name is already in use.' },
  outlet_refused: {
    title: 'No access',
    message: 'You have no access to this outlet. Choose another one.',
  },
  outlet_has_plan: {
    title: 'Plan running',
    message:
      'This store has a plan, or a charge that waits for approval. Cancel or decline it first, then archive the store.',
  },
  last_outlet: {
    title: 'Your last outlet',
    message: 'You need at least one outlet. Add another before you archive this one.',
  },
  address_in_use: { title: 'Address in use', message: 'Another of your outlets already has this address.' },
  unknown_module: { title: 'Module not found', message: 'There is no module with this name.' },
  shop_claim_missing: {
    title: 'Open the app from Shopify',
    message: 'This browser has no store waiting to be connected. Open the app from Shopify again.',
  },
  shopify_listed: {
    title: 'Invalid URL',
    message: 'Connect your store from the Shopify App Store.',
  },
  domain_listed: { title: 'On your list already', message: 'This domain is already on your list.' },
  domain_unproved: {
    title: 'Record not found',
    message: 'We didn’t find the DNS record. New records can take an hour. Please check again later.',
  },
  name_servers_silent: {
    title: 'No answer',
    message: 'The domain’s name servers did not answer. Please check again in a minute.',
  },
  picture_refused: { title: 'Not a picture', message: 'Choose a PNG, JPEG or WebP picture.' },
  lead_unknown: {
    title: 'Start again',
    message: 'This booking has expired. Please choose a time again.',
  },
  slot_taken: {
    title: 'Just taken',
    message: 'Someone else booked this time. Here are the nearest free times.',
  },
  hold_expired: {
    title: 'Time expired',
    message: 'We could only reserve it for five minutes. Please choose a time again.',
  },
  already_booked: {
    title: 'Already booked',
    message: 'Your demo is booked. Find the link in our email.',
  },
  booking_cancelled: { title: 'Cancelled', message: 'This booking is already cancelled.' },
  too_late: {
    title: 'Too late to change',
    message: 'Your demo starts in less than two hours. Please call or email us to change it.',
  },
  booking_changed: {
    title: 'It has changed meanwhile',
    message:
      'Somebody has changed this booking since you opened it. Look at it as it stands now, then decide.',
  },
  booking_over: {
    title: 'It is over',
    message: 'This demo has taken place, or should have. Book a new one.',
  },
  booking_ahead: { title: 'Not yet', message: 'It has not begun. How it went can be said once it has.' },
  host_busy: {
    title: 'Not free',
    message: 'This host is taken or off at that time. The booking stays as it was.',
  },
  host_taken: { title: 'Already a host', message: 'Somebody with this address is on the list.' },
  lead_changed: {
    title: 'It has changed meanwhile',
    message:
      'A colleague has acted on this lead, or it has written again, since you opened it. What you typed is still here: read what is new, then send it.',
  },
  lead_locked: {
    title: 'A colleague is writing',
    message:
      'Somebody else is answering this lead. What you typed is still here; take over if you agreed on it.',
  },
  hand_off_refused: {
    title: 'Link refused',
    message: 'This link has been used, has expired, or is for another module.',
  },
  hand_off_spent: {
    title: 'Link used or expired',
    message: 'This link works once, within a minute. Open the module again.',
  },
  hand_off_for_another: {
    title: 'Not for this account',
    message: 'This link is for another person or company. Open the module again.',
  },
  module_off: {
    title: 'Not active here',
    message: 'This module is not active in this outlet. Activate it on the apps page.',
  },
  key_required: {
    title: 'Key needed',
    message: 'Send an Idempotency-Key of 8 to 100 characters.',
  },
  key_reused: {
    title: 'Key used before',
    message: 'This key was used for another request. Use a new one.',
  },
  wallet_short: {
    title: 'Not enough in the wallet',
    message: 'The wallet does not hold enough for this. Top it up and try again.',
  },
  wallet_frozen: {
    title: 'Wallet frozen',
    message: 'This wallet is frozen. Only sign-in codes are sent. Please write to us.',
  },
  subscription_needed: {
    title: 'Plan needed',
    message: 'This store has no running plan. Approve it on the billing page.',
  },
  subscription_running: {
    title: 'Plan running',
    message: 'This store has a plan already.',
  },
  rate_unknown: {
    title: 'No price',
    message: 'There is no price for one of these messages.',
  },
  rate_overlaps: {
    title: 'Price exists',
    message: 'Another price holds from that day or later.',
  },
  notice_too_short: {
    title: 'Too soon',
    message:
      'A higher price is announced 14 days ahead, unless the network gave us less. Say why it comes sooner.',
  },
  quote_expired: {
    title: 'Quote expired',
    message: 'This quote is too old or does not cover these messages. Ask for a new estimate.',
  },
  hold_unknown: {
    title: 'Hold not found',
    message: 'There is no such hold.',
  },
  module_key_known: {
    title: 'Key known already',
    message: 'A key of this name exists, and nothing was changed. Give the new key another name.',
  },
  hold_closed: {
    title: 'Hold closed',
    message: 'This hold is settled already.',
  },
  capture_too_large: {
    title: 'Too much',
    message: 'That is more than is left of the hold.',
  },
  category_changed: {
    title: 'Category changed',
    message: 'The messages were held under another category. Void the hold and ask for a new estimate.',
  },
  spend_unknown: {
    title: 'Charge not found',
    message: 'There is no such charge.',
  },
  country_off: {
    title: 'Country not allowed',
    message: 'The merchant does not allow sign-in codes to this country.',
  },
  trial_limit: {
    title: 'Trial',
    message:
      'In a trial, messages go to people of your company only, and each must be named. The first top-up opens them to everybody.',
  },
  amount_refused: {
    title: 'Sum not possible',
    message: 'Choose a sum between $10 and $5,000.',
  },
  top_up_limit: {
    title: 'Limit reached',
    message: 'New accounts can top up $250 a day. Please try again tomorrow, or write to us.',
  },
  test_store: {
    title: 'Development store',
    message: 'Shopify makes only test charges for a development store, so its wallet cannot be topped up.',
  },
  payment_opening: {
    title: 'Payment page opening',
    message: 'A payment page is being opened in another window. Please try again in a moment.',
  },
  way_closed: {
    title: 'Not possible here',
    message: 'This way of paying is not available for this store.',
  },
  store_unconnected: {
    title: 'Connect the store first',
    message: 'A store on Shopify pays there. Connect it on the Apps page, then try again.',
  },
  payments_away: {
    title: 'Payment service not reachable',
    message: 'The payment service did not answer. Nothing was taken. Please try again in a minute.',
  },
  nothing_left: {
    title: 'Nothing left',
    message: 'There is nothing to pay back.',
  },
  seller_unknown: {
    title: 'Seller not set',
    message: 'The details of the seller are missing, so no tax document can be issued.',
  },
  same_person: {
    title: 'A second person is needed',
    message: 'Somebody else has to approve what you proposed.',
  },
  limit_of_the_day: {
    title: 'Limit of the day',
    message: 'You have reached what one person may adjust in a day. Ask a colleague.',
  },
  decided_already: {
    title: 'Already decided',
    message: 'Somebody has decided this already.',
  },
}
