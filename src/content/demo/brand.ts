import { type InkChange, longestShopName } from '#contract/demo/shop-brand.ts'

const ratio = (value: number) => `${value.toFixed(1)} to 1`

/** Copy of “Try my brand”. */
export const brandCopy = {
  open: 'Try my brand',
  change: 'Change my brand',
  lost: 'The form didn’t load. Try again or reload the page. Your changes are kept.',
  title: 'Try your brand',
  lead: 'Nothing is sent to us. Your settings are saved in the link.',
  name: 'Name of your store',
  nameHint: `Up to ${longestShopName} characters.`,
  logoHint: 'Shown in one colour. The file stays in your browser.',
  sample: 'How it looks',
  sampleButton: 'Track order',
  sampleText: 'Order 10482 arrives on Thursday',
  checked: {
    heading: 'Readability',
    fine: 'Your colour is easy to read.',
    letters: (to: string, value: number) => `Letters on your colour are ${to}: ${ratio(value)}.`,
    changed: {
      fill: ({ way, from, to }: InkChange) =>
        `Blocks are shown ${way}, ${ratio(to)} instead of ${ratio(from)}, so they stand out on this page.`,
      text: ({ way, from, to }: InkChange) =>
        `Letters in your colour are shown ${way}, ${ratio(to)} instead of ${ratio(from)}. Everybody can read 4.5.`,
    },
    black: 'black',
    white: 'white',
  },
  book: 'Book a demo with this set-up',
  copy: 'Copy the link',
  copied: 'Copied. The link opens the demo with your brand.',
  copyFailed: 'Copying failed. You can copy the link from the address bar.',
  off: 'Back to Tamarind Supply',
  shop: 'Tamarind Supply',
} as const
