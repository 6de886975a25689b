import { type Ctx, holdsRight } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { findInPanel as endpoint, Found } from './contract.ts'
import type { Finders } from './finders.ts'
import { FINDING_LETTERS, FOUND_KINDS, FOUND_MOST } from './vocabulary.ts'

/** A few of each kind; nothing for what is too short to tell one thing from another. */
export async function findInPanel(
  ctx: Ctx,
  { q }: Input<typeof endpoint>,
  finders: Finders,
): Promise<Answer<typeof endpoint>> {
  const data: Found[] = []
  if (!q.split(/\s+/).some((word) => word.length >= FINDING_LETTERS)) return { data }
  for (const kind of FOUND_KINDS) {
    const finder = finders.of(kind)
    if (!finder || !holdsRight(ctx.actor, finder.right)) continue
    const found = await finder.find(ctx, q, FOUND_MOST)
    data.push(...found.map((each) => ({ kind, ...each })))
  }
  return { data }
}
