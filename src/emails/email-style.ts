import { brandColours } from '#content/shared/brand-colours.ts'

/** Colours and typefaces of emails, as literal values: mail programs know neither custom properties nor our fonts. */
export const { ink, greyInk: ink2, paper, white: sheet, carbon, canary, stamp } = brandColours

export const gothic = '"Special Gothic", "Helvetica Neue", Helvetica, Arial, sans-serif'
export const mono = '"Sometype Mono", "SFMono-Regular", Menlo, Consolas, "Courier New", monospace'
