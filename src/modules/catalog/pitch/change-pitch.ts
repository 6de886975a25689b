import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { editorPath } from '../editor/vocabulary.ts'
import { lockOfKind } from '../of-kind.ts'
import { productPitches } from '../tables.ts'
import type { changePitch as endpoint } from './contract.ts'
import type { Pitch } from './vocabulary.ts'

/** All of it at once, in the order given. Refuses with 404 what is no course. */
export async function changePitch(ctx: Ctx, { productId, ...pitch }: Input<typeof endpoint>): Promise<Pitch> {
  const { title } = await lockOfKind(ctx, 'course', productId)
  await ctx.tx
    .insert(productPitches)
    .values({ productId, ...pitch })
    .onConflictDoUpdate({ target: productPitches.productId, set: pitch })
  ctx.note({ subject: title, url: editorPath({ kind: 'course', id: productId }) })
  return pitch
}
