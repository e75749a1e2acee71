export const consent = {
  label: 'Privacy choice',
  text: 'May a third-party service count your visit? Our own count works without it and is anonymous.',
  accept: 'Accept',
  refuse: 'Refuse',
  policy: 'What we count',
  open: 'Privacy choice',
} as const
