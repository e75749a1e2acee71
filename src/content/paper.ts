/** The words that every fan-fold page behind the sign-in shares: the account and the settings. */
export const paper = {
  contents: 'Contents',
  place: (number: number, of: number) => `${number} of ${of}`,
  failed: 'Not done',
  noAnswer: 'No answer came from the server. What you typed is still here; please try again.',
  needsScript: 'This page can be read without JavaScript, but not changed.',
} as const
