import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** By file, as a whole run has measured them. */
const MEASURED = 'build/test-seconds.json'
const [JOURNEY, WALK] = [45, 150]
/** Those beside the modules walk through all of them. */
const [WITH_THE_PRODUCT, THROUGH_THE_PRODUCT] = [5, 100]
const [COMPONENT, PURE] = [3, 1]
/** as many addresses as a journey names that goes to see many pages */
const MANY = 14

/** How long test files take: as measured by the last run, else about what their kind takes. */
export function secondsOf(root: string): (file: string) => number {
  const place = path.join(root, MEASURED)
  const measured = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Record<string, number>) : {}
  return (file) => measured[file] ?? guessed(file, readFileSync(path.join(root, file), 'utf8'))
}

function guessed(file: string, text: string): number {
  if (file.endsWith('.e2e.ts')) {
    const addresses = new Set(text.match(/'\/[a-z/]*'/g))
    return addresses.size >= MANY || text.includes(`'./every-page.ts'`) ? WALK : JOURNEY
  }
  if (file.endsWith('.tsx')) return COMPONENT
  if (file.startsWith('test/') && /\/(calls\/|costs\/|world|build-app|installation)/.test(text))
    return THROUGH_THE_PRODUCT
  return /\b(aWorld|aWorldOver|createTestDatabase)\(/.test(text) ? WITH_THE_PRODUCT : PURE
}
