/** What the server says once something was done. */
export const accountOutcomes = {
  profile: { message: 'Saved.' },
  emailAsked: { message: 'Open the letter we sent to the new address. Until then nothing changes.' },
  emailChanged: { message: 'This is the address of the account now.' },
  sessionsEnded: { message: 'Signed out there.' },
  staffMay: { message: 'Our staff may look in. You see each visit under Activity.' },
  staffMayNot: { message: 'Closed to our staff.' },
  erasurePlanned: { message: 'The account will be erased in seven days, unless you take it back.' },
  kept: { message: 'The account stays.' },
} as const
