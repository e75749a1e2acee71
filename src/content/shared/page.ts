export type PageGroup = 'The OS' | 'Features' | 'Company'

export interface Page {
  path: string
  /** Name in menus and footers. */
  name: string
  title: string
  description: string
  /** Documents are prerendered and sent without React; apps are the full React Router. */
  kind: 'document' | 'app'
  /** Where the menu lists it; absent means the menu does not. */
  group?: PageGroup
  /** Whether search engines should find it. */
  indexed: boolean
}
