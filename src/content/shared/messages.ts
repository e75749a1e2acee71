import type { ErrorCode } from '#contract/error-codes.ts'
import { browserMessages, grantMessages } from './browser-messages.ts'
import { shopperMessages } from './shopper-messages.ts'

/** How long to wait, in the unit that people would use. */
export function waitSentence(seconds?: number): string {
  if (seconds === undefined) return 'Please wait a little and try again.'
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : minutes < 90
        ? [minutes, 'minute']
        : [Math.ceil(minutes / 60), 'hour']
  return `Please wait ${count} ${unit}${count === 1 ? '' : 's'} and try again.`
}

/** What a person reads when something is refused: a total map, so no code is without a sentence. */
export const errorMessages: Record<ErrorCode, { title: string; message: string }> = {
  ...browserMessages,
  ...grantMessages,
  ...shopperMessages,
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
  method_not_allowed: {
    title: 'Not possible',
    message: 'This address does not accept this kind of request.',
  },
  cross_site: {
    title: 'Request refused',
    message: 'The request came from another site. Please use the form on ours.',
  },
  origin_missing: {
    title: 'Origin required',
    message: 'Send an Origin header with our own address in every request that changes something.',
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
  showcase_read_only: {
    title: 'This is a demo store',
    message: 'You are looking at a demo store. Create an account to change things.',
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
      'This store has a plan or a charge awaiting approval. Cancel or decline it first, then archive the store.',
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
    title: 'This booking has changed',
    message: 'Somebody changed this booking after you opened it. Check it and try again.',
  },
  booking_over: {
    title: 'The demo is over',
    message: 'You can’t move or cancel a demo after its time. Book a new one.',
  },
  booking_ahead: { title: 'Not yet', message: 'The demo has not started. Record how it went afterwards.' },
  host_busy: {
    title: 'Not free',
    message: 'This host has another demo or is off at that time. The booking has not changed.',
  },
  host_taken: { title: 'Already a host', message: 'A host with this email is already on the list.' },
  lead_changed: {
    title: 'This lead has changed',
    message:
      'A colleague has answered this lead, or a new message has arrived. Your text is still here. Read what is new, then send it.',
  },
  lead_locked: {
    title: 'A colleague is writing',
    message: 'A colleague is answering this lead. Your text is still here. Take over only if you both agree.',
  },
  reconnect_asked: {
    title: 'Already asked',
    message: 'The merchant was asked within the last day. You can ask again later.',
  },
  reconnect_useless: {
    title: 'Nothing to ask for',
    message:
      'The store is connected, or its owner has no confirmed email address. The page shows how it stands now.',
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
  module_planned: {
    title: 'Planned',
    message: 'This module is planned. It does nothing yet, so you can’t activate it.',
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
    message: 'There is not enough money in the wallet. Top it up and try again.',
  },
  adjustment_too_large: {
    title: 'More than the wallet has',
    message: 'The wallet has less money than you want to take. Enter a smaller amount.',
  },
  wallet_frozen: {
    title: 'Wallet frozen',
    message: 'This wallet is frozen. Only sign-in codes are sent. Please write to us.',
  },
  subscription_needed: {
    title: 'Plan needed',
    message: 'This store has no active plan. Approve one on the billing page.',
  },
  subscription_running: {
    title: 'Plan active',
    message: 'This store already has a plan.',
  },
  rate_unknown: {
    title: 'No price',
    message: 'There is no price for one of these messages.',
  },
  rate_overlaps: {
    title: 'Price exists',
    message: 'Another price already starts on that day or later.',
  },
  rate_day_past: {
    title: 'Day begun or past',
    message: 'A price starts at the beginning of a day (UTC). Choose tomorrow or a later day.',
  },
  notice_too_short: {
    title: 'Too soon',
    message: 'We announce higher prices 14 days ahead. Give a reason if it has to be sooner.',
  },
  quote_expired: {
    title: 'Quote expired',
    message: 'This quote is too old or does not cover these messages. Ask for a new estimate.',
  },
  hold_unknown: {
    title: 'Hold not found',
    message: 'We didn’t find this hold.',
  },
  module_key_known: {
    title: 'Name taken',
    message: 'A key with this name exists. Nothing has changed. Choose another name.',
  },
  hold_closed: {
    title: 'Hold closed',
    message: 'This hold is already settled.',
  },
  capture_too_large: {
    title: 'Too much',
    message: 'The amount is more than the hold has left.',
  },
  category_changed: {
    title: 'Category changed',
    message: 'The hold is for messages of another category. Void it and ask for a new estimate.',
  },
  spend_unknown: {
    title: 'Charge not found',
    message: 'We didn’t find this charge.',
  },
  country_off: {
    title: 'Country not allowed',
    message: 'The merchant does not allow sign-in codes to this country.',
  },
  trial_limit: {
    title: 'Trial',
    message:
      'In a trial you can send messages only to people in your company, and you must name each of them. After your first top-up you can write to everyone.',
  },
  amount_refused: {
    title: 'Amount not possible',
    message: 'Choose an amount between $10 and $5,000.',
  },
  top_up_limit: {
    title: 'Limit reached',
    message: 'New accounts can top up $250 a day. Please try again tomorrow, or write to us.',
  },
  auto_top_up_waits: {
    title: 'Not possible now',
    message:
      'Your last payment was disputed or refunded, or your account is about to be deleted. Top up once yourself, or keep your account, then switch it on.',
  },
  test_store: {
    title: 'Development store',
    message: 'Shopify allows only test charges for a development store, so you can’t top up its wallet.',
  },
  payment_opening: {
    title: 'Payment page opening',
    message: 'A payment page is opening in another window. Please try again in a moment.',
  },
  way_closed: {
    title: 'Not possible here',
    message: 'You can’t pay this way for this store.',
  },
  store_unconnected: {
    title: 'Connect the store first',
    message: 'Stores on Shopify pay through Shopify. Connect the store on the Apps page, then try again.',
  },
  payments_away: {
    title: 'Payment service not reachable',
    message: 'The payment service did not answer. You were not charged. Please try again in a minute.',
  },
  messages_away: {
    title: 'Message service not reachable',
    message: 'The service that sends messages did not answer. Please try again in a minute.',
  },
  sender_refused: {
    title: 'Not accepted',
    message: 'The provider did not accept this number or sender. Check it and try again.',
  },
  sender_missing: {
    title: 'Nothing connected',
    message: 'There is no number or sender in this state. Please load the page again.',
  },
  nothing_left: {
    title: 'Nothing left',
    message: 'There is nothing to refund.',
  },
  seller_unknown: {
    title: 'Seller not set',
    message: 'We can’t issue a tax document, because the seller’s details are missing.',
  },
  same_person: {
    title: 'A colleague has to approve',
    message: 'You proposed this, so a colleague has to approve it.',
  },
  limit_of_the_day: {
    title: 'Daily limit reached',
    message: 'You have reached your limit for today. Ask a colleague.',
  },
  decided_already: {
    title: 'Already decided',
    message: 'A colleague has already decided this.',
  },
}
