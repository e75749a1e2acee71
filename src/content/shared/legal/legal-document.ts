interface LegalVersion {
  /** Recorded with every sign-up, so never used twice. */
  id: string
  /** The day from which it holds, as YYYY-MM-DD. */
  effective: string
  changed: string
}

export interface LegalClause {
  /** Its address on the page. */
  id: string
  title: string
  /** What is agreed. Links are written `[words](address)`. */
  text: readonly string[]
  /** The same for people in a hurry. Helpful, not binding. */
  summary: string
}

export interface LegalDocument {
  lead: string
  /** Newest first: the first is the one that holds. */
  versions: readonly [LegalVersion, ...LegalVersion[]]
  clauses: readonly LegalClause[]
}

/** The words that both documents share. */
export const legalLabels = {
  version: 'Version',
  effective: 'In force from',
  contents: 'Contents',
  short: 'In short',
  versions: 'Versions',
  print: 'The summaries are there to help. The text is binding.',
  link: 'Link to this clause',
  copied: 'Copied',
} as const
