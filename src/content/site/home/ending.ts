import { pages } from '#content/shared/pages.ts'

export const questions = {
  heading: 'Questions merchants ask.',
  more: { label: 'MORE', href: pages.faq.path },
} as const

export const finale = {
  heading: ['Close', 'fifty-one tabs.'],
  install: { label: 'Install on Shopify', href: '/install' },
  signUp: { label: 'Sign up', href: pages.login.path },
} as const
