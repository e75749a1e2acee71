import { redirect } from 'react-router'
import { pages } from '#content/shared/pages.ts'

export const loader = () => redirect(pages.adminHome.path)
