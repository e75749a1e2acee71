export const consent = {
  label: 'Privacy choice',
  text: 'May a third-party service count your visit as well? Our own count works without it and knows nobody.',
  accept: 'Accept',
  refuse: 'Refuse',
  policy: 'What is counted',
  open: 'Privacy choice',
} as const
