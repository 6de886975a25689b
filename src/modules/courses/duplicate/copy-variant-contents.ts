import { sql } from 'drizzle-orm'
import { variants } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { variantLectures } from '../tables.ts'
import { asRows } from './copied-ids.ts'
import type { CopiedParts } from './lock-parts.ts'

interface Copied {
  parts: CopiedParts
  courseId: string
  copyId: string
}

/** Lets each variant of a copied course open of it what the one it was copied from opens. */
export async function copyVariantContents(ctx: Ctx, { parts, courseId, copyId }: Copied): Promise<void> {
  await ctx.tx.execute(sql`
    insert into ${variantLectures} (id, variant_id, section_id, lecture_id)
    select gen_random_uuid(), copy.id, section.new_id, lecture.new_id
    from ${variantLectures} as was
    join ${variants} as old on old.id = was.variant_id and old.product_id = ${courseId}
    join ${variants} as copy on copy.product_id = ${copyId} and copy.position = old.position
    left join ${asRows(parts.sections)} as section (old_id, new_id) on section.old_id = was.section_id
    left join ${asRows(parts.lectures)} as lecture (old_id, new_id) on lecture.old_id = was.lecture_id
    where section.new_id is not null or lecture.new_id is not null`)
}
