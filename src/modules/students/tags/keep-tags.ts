import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { isRefusedBy } from '#platform/db/refusal-of.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type * as contract from './contract.ts'
import { studentTags } from './tables.ts'

const TAGS_PAGE = '/home/students/tags'

/** Refuses with 404 when there is none, with 422 a name that another tag of the school has. */
export async function renameStudentTag(
  ctx: Ctx,
  { tagId, name }: Input<typeof contract.renameStudentTag>,
): Promise<{ tag: contract.StudentTag }> {
  const [tag] = await ctx.tx
    .update(studentTags)
    .set({ name })
    .where(eq(studentTags.id, tagId))
    .returning({ id: studentTags.id, name: studentTags.name })
    .catch((error: unknown) => {
      throw isRefusedBy(error, 'student_tags_name') ? invalidField('name', 'students.tag-exists') : error
    })
  ctx.note({ subject: name, url: TAGS_PAGE })
  return { tag: foundOr404(tag) }
}

/** Refuses with 404 when there is none. */
export async function deleteStudentTag(ctx: Ctx, { tagId }: { tagId: string }): Promise<{ done: true }> {
  const [gone] = await ctx.tx.delete(studentTags).where(eq(studentTags.id, tagId)).returning({ name: studentTags.name })
  ctx.note({ subject: foundOr404(gone).name, url: TAGS_PAGE })
  return { done: true }
}
