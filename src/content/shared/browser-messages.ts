import type { ErrorCode } from '#contract/error-codes.ts'
import { brand } from './brand.ts'
import { fault } from './error-page.ts'

type Messages = Partial<Record<ErrorCode, { title: string; message: string }>>

/** What the browser says by itself, without an answer. All other refusals come from the server with their sentence. */
export const browserMessages = {
  invalid_input: { title: 'Incomplete Form', message: 'Please correct the errors before submitting.' },
  captcha_failed: {
    title: 'reCAPTCHA Failed',
    message: 'We could not tell that a person sent this. Please try again.',
  },
  signed_out: { title: 'Signed out', message: 'Please login.' },
  password_weak: { title: 'Password Invalid', message: 'Please fulfill all password requirements.' },
  phone_invalid: { title: 'Invalid Phone Number', message: 'Please enter a valid phone number.' },
  terms_needed: {
    title: 'Terms & Privacy Policy',
    message: 'Please agree to Terms & Privacy Policy to continue.',
  },
  google_unavailable: { title: 'Something went wrong', message: 'Please try again later.' },
  outlet_needed: { title: 'No outlet chosen', message: 'Choose at least one outlet to work in.' },
  invalid_url: { title: 'Invalid URL', message: 'Please enter a valid URL.' },
  unavailable: { title: fault.title, message: fault.message },
  internal: { title: 'Something went wrong', message: 'Something went wrong. Please try again.' },
} as const satisfies Messages

/** Below a telephone number whose country has no such numbers. */
export const phoneUnfit = 'This number does not fit the country of its code. Please check both.'

/** Why a store was not connected, for the page that Shopify leads back to. */
export const grantMessages = {
  forbidden: { title: 'Not allowed', message: 'This account may not do that.' },
  shop_grant_failed: {
    title: 'Store not connected',
    message: 'The store’s answer could not be checked. Please try again.',
  },
  invalid_shopify_url: {
    title: 'Invalid Shopify URL',
    message: 'Shopify store URL must end with .myshopify.com',
  },
  shop_taken: {
    title: 'Store not connected',
    message: `This store is connected to another account. Uninstall ${brand.name} in the store’s Shopify admin, then try again.`,
  },
  shop_unreachable: {
    title: 'Store not connected',
    message: 'Shopify did not answer in time. Nothing was changed; please try again.',
  },
  shopify_off: {
    title: 'Store not connected',
    message: 'Shopify stores cannot be connected here at the moment.',
  },
  email_unverified: {
    title: 'Confirm your email first',
    message: 'This is possible once your email address is confirmed. The link is in your inbox.',
  },
} as const satisfies Messages
