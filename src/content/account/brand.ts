/** Copy of the fields in which somebody dresses an account: in the demo and in the portal. */
export const brandFields = {
  colour: 'Your colour',
  colourHint: 'As in your style guide: #1a31c8 or rgb(26, 49, 200).',
  colourError: 'We can’t read this colour. Use # and six digits, or rgb(…).',
  picker: 'Pick a colour',
  logo: 'Your logo',
  choose: 'Choose a file',
  another: 'Another file',
  logoOff: 'Remove the logo',
  reading: 'Loading…',
  refused: {
    'too-large': 'This file is larger than 20 MB.',
    unreadable: 'Your browser cannot read this as a picture. Try PNG, JPEG, WebP or SVG.',
    blank: 'This logo disappears in one colour. Try it without a background.',
  },
} as const
