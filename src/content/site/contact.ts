import { brand } from '../shared/brand.ts'

export const contactCopy = {
  headline: 'Write to us.',
  tagline: 'We read every message and reply within one working day.',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    countryCode: 'Code',
    phone: 'Mobile number',
    website_url: 'Website URL',
    message: 'Message',
  },
  websiteHint: 'The address of your store',
  submit: 'SEND MESSAGE',
  sending: 'SENDING...',
  senderCopy: {
    title: 'Your message',
    from: 'From',
    to: 'To',
    addressee: brand.name,
    message: 'Message',
    empty: 'Your text appears here as you type.',
  },
  sent: {
    heading: 'Message Sent!',
    text: 'Thank you for your inquiry. We will get back to you shortly.',
    reference: 'Your reference',
    again: 'Write another message',
  },
  held: {
    heading: 'One more step.',
    text: 'Please confirm your email address: we sent you an email with a link. Open it and press the button to send your message.',
    reference: 'Your reference',
  },
  confirm: {
    title: 'Send your message',
    heading: 'Was this you?',
    text: 'Press the button to send us your message.',
    button: 'Send my message',
    expired: 'This link has been used or is older than 24 hours. Please write your message again.',
    again: 'Back to the form',
  },
} as const
