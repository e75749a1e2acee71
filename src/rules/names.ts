/** Initial capital, the rest lower case, for each part of a name: `mary-ann DE` becomes `Mary-Ann De`. */
export const capitaliseName = (name: string): string =>
  name
    .toLocaleLowerCase('en')
    .replaceAll(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
    )
