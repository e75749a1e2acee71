import { faq, plainAnswer } from '#content/shared/faq.ts'
import type { Thing } from './graph.ts'

/** Every question of the page, word for word as it is printed there. */
export const questionThings = (): Thing[] => [
  {
    '@type': 'FAQPage',
    mainEntity: faq.map((entry) => ({
      '@type': 'Question',
      name: entry.question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(entry) },
    })),
  },
]
