export type PageGroup = 'The OS' | 'Features' | 'Company'

export interface Page {
  path: string
  /** Name in menus and footers. */
  name: string
  title: string
  description: string
  /** Documents are sent without React; apps are the full React Router. */
  kind: 'document' | 'app'
  /** A document that shows rows of the database is rendered for each request; the others are rendered at build. */
  isLive?: true
  /** Where the menu lists it; absent means the menu does not. */
  group?: PageGroup
  /** Whether search engines should find it. */
  indexed: boolean
}
