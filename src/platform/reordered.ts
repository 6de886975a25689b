import { NotFound } from './refusal.ts'

/** The named ids first, in their order, then the others as they stood. Refuses with 404 an id that is not there. */
export function reordered(current: string[], named: string[]): string[] {
  const known = new Set(current)
  const first = [...new Set(named)]
  if (!first.every((id) => known.has(id))) throw new NotFound()
  const moved = new Set(first)
  return [...first, ...current.filter((id) => !moved.has(id))]
}
