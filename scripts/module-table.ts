import { MODULES } from '../src/app/modules.ts'

/** Who owns what and may use whom, as markdown. */
export const moduleTable = (): string =>
  [
    '| module | owns | may use |',
    '|---|---|---|',
    ...Object.entries(MODULES).map(([name, { owns, uses }]) => `| ${name} | ${owns} | ${uses.join(', ') || '-'} |`),
  ].join('\n')
