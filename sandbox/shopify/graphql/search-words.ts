import { GraphQLError } from 'graphql'

/**
 * Words without a field, as Shopify searches them: all of them in any searched field, without regard to case and marks;
 * a word that ends on `*` is the beginning of one, and `OR` begins another set of words.
 */
export interface Word {
  text: string
  isPrefix: boolean
}

/** One set of words is enough; all words of it are wanted. */
export type Alternatives = Word[][]

export const unknownTerm = (term: string) =>
  new GraphQLError(`The sandbox does not know the search term ${term}`)

export function readWords(terms: string[]): Alternatives {
  const alternatives: Alternatives = [[]]
  for (const term of terms) {
    if (term === '' || term === 'AND') continue
    if (term === 'OR') alternatives.push([])
    else alternatives.at(-1)?.push(readWord(term))
  }
  return alternatives.filter((words) => words.length > 0)
}

function readWord(term: string): Word {
  if (/[:()"'\\]|^-|\*./.test(term)) throw unknownTerm(term)
  const isPrefix = term.endsWith('*')
  return { text: folded(isPrefix ? term.slice(0, -1) : term).replace(/^\+(?=\d)/, ''), isPrefix }
}

export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Every place in a text at which a word of a search may begin: `ana.rao@mail.example` also as `rao@mail.example`. */
export const tokensOf = (text: string): string[] =>
  [...folded(text).matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => folded(text).slice(index))

export const hasWords = (tokens: string[], alternatives: Alternatives): boolean =>
  alternatives.some((words) =>
    words.every(({ text, isPrefix }) =>
      tokens.some((token) =>
        isPrefix ? token.startsWith(text) : token === text || token.split(/[^\p{L}\p{N}]/u)[0] === text,
      ),
    ),
  )
