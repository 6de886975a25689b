import type { Choice } from './choose.ts'
import type { Change } from './what-changed.ts'

const FEW = 12

/** Says what was changed, what runs for it, and what does not. */
export function tellChoice(changes: Change[], { tests, journeys, leftOut, pages, needTheWholeRun }: Choice): void {
  console.log(`\n── ${changes.length} changed: ${listed(changes.map(({ file }) => file))}`)
  console.log(`tests near it: ${listed(tests)}`)
  console.log(`pages made of it: ${listed(pages)}`)
  console.log(`journeys: ${listed(journeys)}`)
  if (leftOut.length > 0) console.log(`left out, to answer soon: ${listed(leftOut)}`)
  if (needTheWholeRun.length > 0)
    console.log(`Too little is known of ${listed(needTheWholeRun)}: this needs the whole run.`)
  console.log('`npm test` runs all.')
}

function listed(names: string[]): string {
  if (names.length === 0) return 'none'
  const more = names.length - FEW
  return names.slice(0, FEW).join(' ') + (more > 0 ? ` and ${more} more` : '')
}
