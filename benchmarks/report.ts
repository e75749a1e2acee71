import { availableParallelism, cpus, totalmem } from 'node:os'

/** Everything that a bench prints can be put into docs/performance.md as it is. */

export function machine(command: string): void {
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 2 ** 30)
  console.log(
    `\`${command}\`, ${day}: ${availableParallelism()} cores (${cpus()[0]?.model.trim() || process.arch}), ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`,
  )
}

export function table(title: string, columns: string[], rows: string[][]): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  console.log(`\n### ${title}\n`)
  console.log([line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'))
}

/** A table of what was measured and what came out, printed as it grows: some of these take minutes. */
export function figures(title: string): (what: string, figure: string) => void {
  table(title, ['what', 'figure'], [])
  return (what, figure) => console.log(`| ${what} | ${figure} |`)
}
