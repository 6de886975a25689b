import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { holdItem as contract } from './contract.ts'
import { hold } from './hold.ts'
import { maySettle } from './policy.ts'
import type { Reportables } from './reportable.ts'

/**
 * Takes a shown item out of everyone's sight but its author's and the admins', until one of them lets it through or deletes it; what is held
 * by now stays so. Refuses with 404 what is gone or of a kind that is never held, with 403 who wrote it.
 */
export async function holdItem(
  ctx: Ctx,
  { type, id }: Input<typeof contract>,
  reportables: Reportables,
): Promise<{ done: true }> {
  const kind = reportables.of(type)
  if (!kind.hold) throw new NotFound()
  const locked = await kind.lock(ctx, id)
  const { authorId, heldAt } = locked
  refuseUnless(maySettle(ctx.actor, { authorId }))
  if (!heldAt) {
    await kind.hold(ctx, id, locked)
    await hold(ctx, { type, id, authorId, wasShown: true })
  }
  const [item] = await kind.show(ctx, [id])
  if (item) ctx.note({ subject: item.text, url: item.url })
  return { done: true }
}
