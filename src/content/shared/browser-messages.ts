import type { ErrorCode } from '#contract/error-codes.ts'
import { brand } from './brand.ts'
import { fault } from './error-page.ts'

type Messages = Partial<Record<ErrorCode, { title: string; message: string }>>

/** What the browser says by itself, without an answer. All other refusals come from the server with their sentence. */
export const browserMessages = {
  invalid_input: { title: 'Incomplete Form', message: 'Please correct the errors before submitting.' },
  captcha_failed: {
    title: 'reCAPTCHA Failed',
    message: 'We couldn’t check that you are a person. Please try again.',
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
export const phoneUnfit = 'This number doesn’t match its country code. Please check both.'

/** Why a store was not connected, for the page that Shopify leads back to. */
export const grantMessages = {
  forbidden: {
    title: 'Not allowed',
    message: 'Your role doesn’t allow this. Ask an owner or admin of your company.',
  },
  not_on_visit: {
    title: 'Not during a visit',
    message: 'You are visiting this account as staff. Only its own people can do this.',
  },
  shop_grant_failed: {
    title: 'Store not connected',
    message: 'We couldn’t verify the answer from Shopify. Please try again.',
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
    message: 'Shopify did not answer in time. Nothing was changed. Please try again.',
  },
  shopify_off: {
    title: 'Store not connected',
    message: 'You can’t connect Shopify stores at the moment.',
  },
  email_unverified: {
    title: 'Confirm your email first',
    message: 'Confirm your email to do this. The link is in your inbox.',
  },
} as const satisfies Messages
