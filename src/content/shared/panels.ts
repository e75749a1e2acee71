/** The words that every page of panels shares: the account and the settings. */
export const panelTexts = {
  contents: 'Contents',
  place: (number: number, of: number) => `${number} of ${of}`,
  failed: 'Not done',
  noAnswer: 'The server did not answer. What you typed is still here. Please try again.',
  needsScript: 'You need JavaScript to make changes on this page.',
} as const

/** `Asha Rao`, `Asha Rao and Noor Haddad`, `Asha Rao, Noor Haddad and Jon Bell` */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** For those whose role may look and not change. */
export const readOnly = {
  state: 'Read only',
  who: (names: readonly string[]) =>
    names.length === 0
      ? 'Owners and admins can change this.'
      : `Owners and admins can change this: ${listed(names)}.`,
  nothing: 'Nothing yet',
} as const

/** Before a page is left with something typed and not saved. */
export const unsaved = {
  state: 'Not saved yet',
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved.',
  leave: 'Leave',
  stay: 'Stay',
} as const

export const multiSelect = {
  nothing: 'Nothing matches.',
  more: (count: number) => `${count} more. Search to find them.`,
} as const
