/** The faults of MSG91. The first is normal behaviour. */
export const msg91Modes = [
  'normal',
  'twice',
  'late',
  'lost',
  'failed',
  'lost answer',
  'away',
  'busy',
  'no access',
] as const
export type Msg91Mode = (typeof msg91Modes)[number]

export const msg91Choices: { mode: Msg91Mode; label: string; says: string }[] = [
  { mode: 'normal', label: 'Normal', says: 'Every SMS arrives, and a report says so.' },
  { mode: 'twice', label: 'Twice', says: 'Every report arrives two times.' },
  { mode: 'late', label: 'Late', says: 'Every report arrives three seconds late.' },
  { mode: 'lost', label: 'Never', says: 'No report arrives.' },
  { mode: 'failed', label: 'Failed', says: 'No SMS arrives, and a report says so.' },
  { mode: 'lost answer', label: 'No answer', says: 'Every SMS arrives, but the call is never answered.' },
  { mode: 'away', label: 'Away', says: 'Every call is answered 503.' },
  { mode: 'busy', label: 'Busy', says: 'Every call is answered 429: too many at once.' },
  { mode: 'no access', label: 'No access', says: 'Every call is answered 401: the key is not valid.' },
]

/** Texts with one of these words are refused. */
export const refusedWords = ['casino', 'lottery', 'refuse']
