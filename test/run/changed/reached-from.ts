import type { ImportGraph } from './import-graph.ts'

/**
 * Where a change stops: these know the whole product, and what imports them would be nearly everything. Whoever changes one
 * of them needs the whole run.
 */
export const KNOWS_EVERYTHING = new Set([
  'src/app/registry.ts',
  'src/app/modules.ts',
  'src/app/build-app.ts',
  'src/main.ts',
  'src/web/routes.ts',
  'test/world.ts',
  'test/world-over.ts',
  'test/e2e/stage.ts',
  'test/e2e/words.ts',
])

/** The files that a change of these reaches, each with how many imports away it is; they themselves are 0. */
export function reachedFrom(files: string[], { importersOf }: ImportGraph): Map<string, number> {
  const steps = new Map(files.map((file) => [file, 0]))
  const waiting = [...files]
  for (const file of waiting) {
    if (KNOWS_EVERYTHING.has(file)) continue
    for (const importer of importersOf(file)) {
      if (steps.has(importer)) continue
      steps.set(importer, steps.get(file)! + 1)
      waiting.push(importer)
    }
  }
  return steps
}
