export interface TextRecord {
  name: string
  text: string
}

export type Zone = ReturnType<typeof makeZone>

/** One zone for all domains: anybody may type a record here. */
export function makeZone() {
  const records: TextRecord[] = []
  return {
    list: (): readonly TextRecord[] => records,
    add: ({ name, text }: TextRecord) => {
      records.push({ name: plain(name), text: text.trim() })
    },
    remove: (index: number) => {
      records.splice(index, 1)
    },
    texts: (name: string) => records.filter((record) => record.name === plain(name)).map(({ text }) => text),
  }
}

const plain = (name: string) => name.trim().toLowerCase().replace(/\.$/, '')
