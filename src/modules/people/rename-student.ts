import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { PersonRow } from './find-person.ts'
import { refuseAddressInName } from './refuse-address-in-name.ts'
import { people } from './tables.ts'

/** By an admin. Refuses with 422 under `name` one with an address in it. */
export async function renameStudent(ctx: Ctx, student: Pick<PersonRow, 'id' | 'name'>, name: string): Promise<void> {
  if (name === student.name) return
  refuseAddressInName(name)
  await ctx.tx.update(people).set({ name }).where(eq(people.id, student.id))
}
