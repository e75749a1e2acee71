/** A star in a 20 × 20 box. Our fonts have no such character. */
export const starOutline =
  'M10 2.5 12.2 7.6 17.6 8.100 13.5 11.700 14.700 17 10 14.200 5.300 17 6.500 11.700 2.400 8.100 7.800 7.600Z'
