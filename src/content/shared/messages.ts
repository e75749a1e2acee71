import { brand } from './brand.ts'
import type { ErrorCode, FieldCode } from '#contract/error-codes.ts'
import { fault } from './error-page.ts'

/** What a person reads when something is refused: a total map, so no code is without a sentence. */
export const errorMessages: Record<ErrorCode, { title: string; message: string }> = {
  invalid_input: { title: 'Incomplete Form', message: 'Please correct the errors before submitting.' },
  malformed_body: {
    title: 'Unreadable request',
    message: 'The request could not be read. Please send it again.',
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
  bad_signature: { title: 'Request refused', message: 'The signature of this request is not right.' },
  captcha_failed: {
    title: 'reCAPTCHA Failed',
    message: 'We could not tell that a person sent this. Please try again.',
  },
  captcha_unavailable: {
    title: 'reCAPTCHA Failed',
    message: 'The check that keeps robots out did not answer. Please try again in a minute.',
  },
  too_many_requests: { title: 'Too many requests', message: 'Please wait a little and try again.' },
  link_expired: { title: 'Link used or expired', message: 'This link was used already or is too old.' },
  signed_out: { title: 'Signed out', message: 'Please login.' },
  proof_needed: { title: 'Is it you?', message: 'Please confirm that it is you before changing this.' },
  proof_failed: { title: 'Not confirmed', message: 'That did not match this account. Please try again.' },
  forbidden: { title: 'Not allowed', message: 'This account may not do that.' },
  wrong_credentials: { title: 'Login Failed', message: 'Invalid credentials' },
  factor_needed: { title: 'One more step', message: 'Enter the code from your authenticator app.' },
  wrong_factor: { title: 'Login Failed', message: 'That code is not right, or was used before.' },
  factor_present: {
    title: 'Already on',
    message: 'An authenticator app is connected already. Remove it before connecting another.',
  },
  factor_setup_needed: {
    title: 'One thing first',
    message: 'The desk opens once your authenticator app is connected.',
  },
  staff_credentials: { title: 'Invalid Credentials', message: 'E-mail or password is wrong.' },
  visit_refused: {
    title: 'Something went wrong!',
    message:
      'This account cannot be opened: it is not there, is switched off, belongs to staff, or its owner has closed it to us.',
  },
  own_account: {
    title: 'Your own account',
    message: 'Nobody does this to their own account. Ask a colleague.',
  },
  last_staff: {
    title: 'The last one',
    message: 'Somebody has to be left at the desk. Switch another account on first.',
  },
  too_many_views: {
    title: 'Twenty views are enough',
    message: 'Remove one that you no longer use, then save this one.',
  },
  account_paused: {
    title: 'Login Failed',
    message:
      'Too many wrong passwords were tried on this account. Sign in with a passkey, Google or a mailed code, reset the password, or wait an hour.',
  },
  email_taken: { title: 'Registration Failed', message: 'Email already exist' },
  password_weak: { title: 'Password Invalid', message: 'Please fulfill all password requirements.' },
  phone_invalid: { title: 'Invalid Phone Number', message: 'Please enter a valid phone number.' },
  terms_needed: {
    title: 'Terms & Privacy Policy',
    message: 'Please agree to Terms & Privacy Policy to continue.',
  },
  password_common: {
    title: 'Password Invalid',
    message: 'This password is known from leaks or too easy to guess. Please choose another.',
  },
  code_wrong: { title: 'Code not right', message: 'That code is not right or too old. Ask for a new one.' },
  google_failed: {
    title: 'Google sign-in was not completed',
    message: 'The answer from Google was used before, is too old or belongs to another browser.',
  },
  google_unavailable: { title: 'Something went wrong', message: 'Please try again later.' },
  google_link_needed: {
    title: 'One more step',
    message:
      'An account with this e-mail exists, and Google alone does not prove that it is yours. Prove it once and the two are connected.',
  },
  google_other_browser: {
    title: 'Not in this browser',
    message: 'Open this link in the browser where you chose your Google account, while that page is open.',
  },
  google_taken: {
    title: 'Already connected',
    message: 'This Google account is connected to another account here.',
  },
  only_way_in: {
    title: 'Your only way in',
    message: 'Choose a password or add a passkey first, or you could not sign in any more.',
  },
  too_many_passkeys: {
    title: 'Too many passkeys',
    message: 'There is room for 20. Remove one that you no longer use.',
  },
  passkey_failed: {
    title: 'Passkey not accepted',
    message: 'This passkey could not be checked. Please try again.',
  },
  shop_grant_failed: {
    title: 'Shop not connected',
    message: 'The shop’s answer could not be checked. Please try again.',
  },
  already_member: { title: 'Already here', message: 'This person works in your company already.' },
  already_invited: {
    title: 'Already invited',
    message: 'An invitation to this address is open. Send it again or take it back.',
  },
  invitation_for_another: {
    title: 'For somebody else',
    message: 'This invitation was sent to another address. Sign in with that one to accept it.',
  },
  last_owner: { title: 'The last owner', message: 'A company needs an owner. Make somebody else one first.' },
  name_taken: { title: 'Name taken', message: 'There is one of this name already.' },
  outlet_refused: {
    title: 'Not your outlet',
    message: 'This outlet is not among yours. Choose another one.',
  },
  outlet_needed: { title: 'No outlet chosen', message: 'Choose at least one outlet to work in.' },
  last_outlet: {
    title: 'Your last outlet',
    message: 'An account needs one outlet. Add another before you put this one away.',
  },
  address_in_use: { title: 'Address in use', message: 'Another of your outlets has this address already.' },
  unknown_module: { title: 'No such module', message: 'There is no module of this name.' },
  invalid_url: { title: 'Invalid URL', message: 'Please enter a valid URL.' },
  invalid_shopify_url: {
    title: 'Invalid Shopify URL',
    message: 'Shopify store URL must end with .myshopify.com',
  },
  shop_taken: {
    title: 'Shop not connected',
    message: `This shop is connected to another account. Uninstall ${brand.name} in the shop’s Shopify admin, then try again.`,
  },
  shop_unreachable: {
    title: 'Shop not connected',
    message: 'Shopify did not answer in time. Nothing was changed; please try again.',
  },
  shopify_off: {
    title: 'Shop not connected',
    message: 'Shopify shops cannot be connected here at the moment.',
  },
  email_unverified: {
    title: 'Confirm your e-mail first',
    message: 'This is possible once your e-mail address is confirmed. The link is in your inbox.',
  },
  domain_listed: { title: 'On your list already', message: 'This domain is on your list already.' },
  domain_unproved: {
    title: 'Record not found',
    message: 'The record is not in the domain’s zone yet. New records can take an hour; check again then.',
  },
  name_servers_silent: {
    title: 'No answer',
    message: 'The domain’s name servers did not answer. Please check again in a minute.',
  },
  picture_refused: { title: 'Not a picture', message: 'Choose a PNG, JPEG or WebP picture.' },
  lead_unknown: {
    title: 'Begin again',
    message: 'This booking was begun too long ago. Please answer the first questions again.',
  },
  slot_taken: {
    title: 'Just taken',
    message: 'Somebody was faster: this time has gone. These are the nearest that are free.',
  },
  hold_expired: {
    title: 'No longer held',
    message: 'The five minutes are over. Please choose a time again.',
  },
  already_booked: {
    title: 'Booked already',
    message: 'Your demo is booked. The letter about it has the link.',
  },
  booking_cancelled: { title: 'Cancelled', message: 'This booking was cancelled already.' },
  too_late: {
    title: 'Too late to change',
    message: 'It begins in less than two hours. Please ring us or write, and we will find a way.',
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
  lead_held: {
    title: 'A colleague is writing',
    message:
      'Somebody else is answering this lead. What you typed is still here; take over if you agreed on it.',
  },
  hand_off_refused: {
    title: 'Hand-off refused',
    message: 'This hand-off was used, is too old, or is meant for another host.',
  },
  hand_off_spent: {
    title: 'Hand-off used or expired',
    message: 'A hand-off works once, within a minute, on the page it was made for. Nothing was opened.',
  },
  hand_off_for_another: {
    title: 'For somebody else',
    message: 'This hand-off was made for another person or another company. Nothing was opened.',
  },
  module_off: {
    title: 'Not active here',
    message: 'This module is not active in this outlet. Activate it on the apps page.',
  },
  unavailable: { title: fault.title, message: fault.message },
  internal: { title: 'Something went wrong', message: 'Something went wrong. Please try again.' },
}

export const fieldMessages: Record<FieldCode, string> = {
  first_name_required: 'First Name required',
  last_name_required: 'Last Name required',
  name_required: 'Name required',
  name_is_address: 'A name cannot be a web address. After a full stop, write a space',
  email_required: 'Email required',
  email_invalid: 'Email is not valid (name@example.com)',
  phone_required: 'Mobile Number required',
  phone_invalid: 'Please enter a valid Mobile Number',
  website_required: 'Website URL required',
  website_invalid: 'Please enter a valid URL.',
  message_required: 'Message required',
  email_and_password_required: 'Email and password are required',
  reason_required: 'Say why: the merchant will read it',
  note_required: 'Nothing is written yet',
  subject_required: 'Give the letter a subject',
  hours_invalid: 'Write hours like this: 10:00–13:00, 14:00–18:30',
  hours_overlap: 'These hours overlap',
  day_required: 'Choose a day',
  outlet_name_required: 'Outlet name required',
  role_required: 'Role required',
  company_name_required: 'Company name required',
  logo_invalid: 'Choose a PNG, JPEG or WebP picture',
  logo_too_large: 'The picture is too large: 40 KB at most',
  language_required: 'Choose a language from the list',
  time_zone_required: 'Choose a time zone from the list',
  currency_required: 'Currency symbol required',
  domain_required: 'Domain required',
  domain_invalid: 'That is no domain; write it like shop.example',
  domain_listed: 'This domain is on your list already',
  department_name_required: 'Department name required',
  password_required: 'Password required',
  password_unmatched: 'The two passwords differ',
  password_refused: 'That is not your password',
  terms_required: 'Please agree to Terms & Privacy Policy to continue.',
  code_required: 'Code required',
  code_refused: 'That code is not right, or was used before',
  answer_required: 'Please choose one',
  time_required: 'Please choose a time',
  zone_invalid: 'We do not know this time zone',
  lead_required: 'Answer the first questions, then choose a time',
  choice_required: 'Choose one of these',
  number_required: 'A whole number is needed here',
  number_too_small: 'This is less than it can be',
  number_too_large: 'This is more than it can be',
  too_long: 'This is too long',
  required: 'This is required',
  state_required: 'State required',
  unreadable: 'This contains characters we cannot read',
}
