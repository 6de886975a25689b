import { and, type InferSelectModel, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { people } from './tables.ts'

export type PersonRow = InferSelectModel<typeof people>

/** The account of a mail address in this school; capitals make no difference. */
export async function findPersonByEmail(ctx: Ctx, email: string): Promise<PersonRow | undefined> {
  const [person] = await ctx.tx
    .select()
    .from(people)
    .where(and(sql`lower(${people.email}) = lower(${email})`, ne(people.role, 'erased')))
  return person
}
