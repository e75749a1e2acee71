/** Colours for emails, pictures and the manifest, where no stylesheet reaches. A test compares them with tokens.css. */
export const brandColours = {
  paper: '#f1eee4',
  /** The page in the dark: the carbon paper between the sheets. */
  carbonSheet: '#0d1022',
  ink: '#17161a',
  greyInk: '#57544b',
  white: '#fdfcf7',
  canary: '#fbdd62',
  pink: '#f8b9b3',
  carbon: '#1a31c8',
  stamp: '#cb270d',
  stampInTheDark: '#ff7558',
} as const
