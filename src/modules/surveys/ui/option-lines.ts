import { cut } from '#platform/cut-text.ts'
import type { Option } from '../contract.ts'
import { OPTION_MAX, OPTIONS_MAX } from '../vocabulary.ts'

export const linesOf = (options: Option[]): string => options.map(({ label }) => label).join('\n')

/** An option for each line that says something new; one that was there keeps its value, and so its answers. */
export function optionsIn(lines: string, before: Option[]): Option[] {
  const labels = lines.split('\n').map((line) => cut(line.trim(), OPTION_MAX))
  const different = [...new Set(labels.filter((label) => label !== ''))].slice(0, OPTIONS_MAX)
  return different.map((label) => before.find((option) => option.label === label) ?? { label, value: label })
}
