import { caseStudiesArticle } from '../case-studies.ts'
import { pages } from '#content/shared/pages.ts'
import { sharePath } from '../seo.ts'
import { idOf, type Thing } from './graph.ts'

/** The case studies are one article of ours: who wrote it is who sells it, and it says so. */
export function articleThings(origin: string): Thing[] {
  const { headline, description, date } = caseStudiesArticle
  return [
    {
      '@type': 'Article',
      headline,
      description,
      datePublished: date,
      mainEntityOfPage: `${origin}${pages.caseStudies.path}`,
      image: `${origin}${sharePath(pages.caseStudies)}`,
      author: idOf.organisation(origin),
      publisher: idOf.organisation(origin),
    },
  ]
}
