const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where each country's flag is served, by its two letters. */
export const flags: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
    address,
  ]),
)
