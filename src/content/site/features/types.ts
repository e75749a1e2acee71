import type { FeatureKey } from '#content/shared/feature-pages.ts'

/** One row of the form beside the title. A value may have links in it; one with an address opens in a new tab. */
export interface InfoRow {
  label: string
  value: string
  href?: string
}

/** One line of the description that appears while it is read: a word as large as it deserves, and its meaning, which may have links. */
export interface RevealLine {
  term: string
  text: string
}

export interface FeatureStep {
  title: string
  /** When it happens: 'Minute 0', 'Until the door', 'Step 2'. Typed, so keep it short. */
  period: string
  description: string
}

export interface FeatureExperience {
  /** Who has it: the customer, the support team, the warehouse. */
  title: string
  description: string
}

/** What a merchant would forward: a memo that stands without the page round it. */
export interface FeatureMemo {
  heading: string
  text: string
  /** Printed question, typed answer. */
  rows: readonly { term: string; value: string }[]
  /** Opens the reader's own mail program with the memo in it. */
  mail: { label: string; subject: string; body: string }
}

export interface FeatureContent {
  page: FeatureKey
  description: string
  reveal: { heading: string; lines: readonly RevealLine[] }
  steps: { heading: string; items: readonly FeatureStep[] }
  experiences: { heading: string; items: readonly FeatureExperience[] }
  /** `also` is a second, quieter way. */
  demo: { heading: string; text: string; label: string; href: string; also?: { label: string; href: string } }
  /** The words in the full-width band; a figure comes from `claims.ts` or is left out. */
  parallax: { figure?: string; href?: string; caption: string }
  memo: FeatureMemo
}
