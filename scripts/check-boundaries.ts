import { readBoundaries } from './read-boundaries.ts'

const { violations, totalCruised } = await readBoundaries()
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
console.log(`${totalCruised} files, ${violations.length} imports that are not allowed`)
process.exitCode = violations.length === 0 ? 0 : 1
