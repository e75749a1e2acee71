import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that docs/architecture.md replaced, where they stand in names of code. */
const replaced: [name: RegExp, instead: string][] = [
  [/\b[A-Z]\w*Wish\b|\bwish(?=\s*[:=,)])/, 'request, filter or options'],
  [/\bhear[A-Z]\w*|\bask(Open|Provider)\w*/, 'handle, sync or poll'],
  [
    /\b\w*(?<!short|every|minimum)Notices?\b(?!Days|Minutes)|\bnotices?Of\b/,
    'webhook, toast, banner or notification',
  ],
  [/\b(write|read|place|page)(Time)?Mark\b/, 'cursor'],
  [/\b(shutOut|shutEverybodyOut|closeWaysIn|whileNoting|asItStands|toldAt|keepAccount)\b/, 'the usual verb'],
  [/\bhold(Slot|Lead|Grant|Proof|Message|Company|Scripts)\b/, 'reserve, lock or store'],
  [/\b(host(Keys?|Rates|Estimate|Capture|Void|Spend|Reverse)|HostContext|moduleHosts?)\b/, 'moduleServer'],
  [/\b(expireGrants|grantStartCredit|grantedAmount|grant_expiry|granted_amount)\b/, 'credit'],
]

const files = execFileSync('git', ['ls-files', 'src', 'sandbox', 'tests', 'examples', 'benchmarks'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !/^src\/(shop-model|content|web\/account)\//.test(file))

test('names of code use the words of docs/architecture.md', () => {
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    return replaced.flatMap(([name, instead]) => {
      const match = name.exec(code)
      return match ? [`${file}: ${match[0]}, say ${instead}`] : []
    })
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
