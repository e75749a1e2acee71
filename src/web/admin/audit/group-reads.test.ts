import { expect, test } from 'vitest'
import { groupReads } from './group-reads.ts'

test('[ADM-08] repeated reads in a row are one line with their number', () => {
  const entry = (action: string, subject = 'asha@tamarind.example') => ({ action, subject, actor: 'ines' })
  const listed = entry('staff-listed')
  const failed = entry('sign-in-failed')
  const groups = groupReads([listed, listed, listed, failed, failed, listed, entry('staff-listed', 'other')])
  expect(groups.map(({ action, times }) => `${action} ${times}`)).toEqual([
    'staff-listed 3',
    'sign-in-failed 1',
    'sign-in-failed 1',
    'staff-listed 1',
    'staff-listed 1',
  ])
})
