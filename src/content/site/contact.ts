import { brand } from '../shared/brand.ts'

export const contactCopy = {
  headline: 'Write to us.',
  tagline: 'A person reads every message and answers it. You get a copy and a reference by email.',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    countryCode: 'Code',
    phone: 'Mobile number',
    website_url: 'Website URL',
    message: 'Message',
  },
  websiteHint: 'Your store, or the page you would like to talk about',
  submit: 'SEND MESSAGE',
  sending: 'SENDING...',
  senderCopy: {
    title: 'Sender’s copy',
    from: 'From',
    to: 'To',
    addressee: `The people at ${brand.name}`,
    message: 'Message',
    empty: 'Your words, as you type them.',
  },
  sent: {
    heading: 'Message Sent!',
    text: 'Thank you for your inquiry. We will get back to you shortly.',
    reference: 'Your reference',
    again: 'Write another message',
  },
  held: {
    heading: 'One more step.',
    text: 'Your browser runs no JavaScript, so our check against robots could not run. We have sent an email to your address: open the link in it, press the button there, and your message goes out.',
    reference: 'Kept for you as',
  },
  confirm: {
    title: 'Send your message',
    heading: 'Was this you?',
    text: 'You wrote to us from a browser without JavaScript. Press the button and your message goes out.',
    button: 'Send my message',
    expired:
      'This link was used already or is older than 24 hours. If your message did not arrive, please write it again.',
    again: 'Back to the form',
  },
} as const
