import { help, helpGuides } from '#content/portal/help.ts'
import { faq, plainAnswer } from '#content/shared/faq.ts'
import { pages } from '#content/shared/pages.ts'
import { matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'

export interface HelpRow {
  id: string
  text: string
  /** Searched as well as the title. */
  detail: string
  path: string
  /** A page of the site, which opens beside the portal. */
  isOutside: boolean
}

const guides: readonly HelpRow[] = helpGuides.map(({ title, text, path }) => ({
  id: `guide ${title}`,
  text: title,
  detail: text,
  path,
  isOutside: false,
}))

const questions: readonly HelpRow[] = faq.map((entry) => ({
  id: entry.id,
  text: entry.question,
  detail: plainAnswer(entry),
  path: `${pages.faq.path}#${entry.id}`,
  isOutside: true,
}))

const most = 6

/** What answers the words that were typed; the first guides and questions while nobody has typed. */
export function helpResults(typed: string): { name: string; rows: HelpRow[] }[] {
  const groups = [
    { name: help.guides, rows: matchingItems(guides, typed).slice(0, most) },
    { name: help.questions, rows: matchingItems(questions, typed).slice(0, most) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
