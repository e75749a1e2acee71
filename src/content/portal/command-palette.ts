/** The words of the palette that Ctrl-K or Cmd-K opens on every page of the portal. */
export const palette = {
  open: 'Find',
  title: 'Find and do',
  placeholder: 'Name a place or an act',
  groups: { modules: 'Modules', outlets: 'Outlets', pages: 'Pages', actions: 'Actions' },
  running: 'Running',
  off: 'Not active',
  here: 'You are here',
  attention: 'See what needs attention',
  addOutlet: 'Add an outlet',
  theme: { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the device' },
  logout: 'Log out',
  nothing: 'Nothing of that name.',
  found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  more: (count: number) => `${count} more: type on to find them`,
  keys: [
    ['↑ ↓', 'walk'],
    ['Enter', 'choose'],
    ['Esc', 'close'],
  ],
  failed: { title: 'No answer', message: 'The connection failed on the way. Please try again.' },
} as const
