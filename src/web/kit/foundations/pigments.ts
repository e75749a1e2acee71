/** The few colours that are needed where no stylesheet reaches. A test holds them to tokens.css. */
export const pigments = {
  paper: '#f1eee4',
  /** The page in the dark: the carbon paper between the sheets. */
  carbonSheet: '#0d1022',
  ink: '#17161a',
  white: '#fdfcf7',
  canary: '#fbdd62',
  pink: '#f8b9b3',
  carbon: '#1a31c8',
  stamp: '#cb270d',
  stampInTheDark: '#ff7558',
} as const
