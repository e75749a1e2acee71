/** What staff only looked at. */
const reads = new Set(['staff-listed', 'staff-viewed', 'lead-viewed'])

interface Entry {
  action: string
  subject: string
  actor: string
}

/** Entries, newest first, with reads of the same thing by the same person in a row as one, and how many they were. */
export function groupReads<T extends Entry>(entries: readonly T[]): (T & { times: number })[] {
  const groups: (T & { times: number })[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && reads.has(entry.action) && isSame(last, entry)) last.times += 1
    else groups.push({ ...entry, times: 1 })
  }
  return groups
}

const isSame = (one: Entry, other: Entry) =>
  one.action === other.action && one.subject === other.subject && one.actor === other.actor
