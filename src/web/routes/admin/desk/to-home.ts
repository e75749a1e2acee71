import { redirect } from 'react-router'
import { pages } from '#content/pages.ts'

export const loader = () => redirect(pages.adminHome.path)
