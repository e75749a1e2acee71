/** Whatever breaks on our side, on any page. */
export const fault = {
  title: 'Back in a moment',
  message: 'A server error occurred. Please try again later.',
  again: 'Try again',
  home: 'Go to the home page',
} as const
