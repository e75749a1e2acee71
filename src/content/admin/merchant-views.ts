/** Saved views of the merchants, and downloads of lists. */

export const viewsBar = {
  label: 'Saved views',
  everybody: 'Everybody',
  save: 'Save this view',
  change: 'Change this view',
  shared: 'shared',
  by: (owner: string) => `shared by ${owner}`,
  merchants: ' merchants',
} as const

export const viewDialog = {
  title: 'Save this view',
  text: 'Search, filter and order as they are now. The number beside a view is counted when the page opens.',
  name: 'Name',
  shared: 'Show it to all staff',
  submit: 'Save',
  busy: 'Saving',
  remove: 'Remove this view',
  saved: (name: string) => `“${name}” is saved`,
  removed: (name: string) => `“${name}” is removed`,
} as const

export const exportCsv = {
  running: 'Writing the file',
  rows: (rows: string, total: string) => (total ? `${rows} of ${total} rows` : `${rows} rows`),
  stop: 'Stop',
  done: (rows: string) => `The file has ${rows} rows`,
  stopped: 'Stopped. No file was saved.',
  failed: 'The download failed',
  failedText: 'No file was saved. Try again.',
} as const
