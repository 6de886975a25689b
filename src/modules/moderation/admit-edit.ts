import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import { connectionOf } from '#platform/db/lend-connection.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { hasLinks } from './has-links.ts'
import { hold } from './hold.ts'
import { isNew } from './policy.ts'
import { Muted } from './refusals.ts'

interface Edit {
  type: string
  id: string
  text: string
  /** of the item as it stands */
  heldAt: Date | null
}

/**
 * The same for a change of what is already written: refuses muted students (403), and answers whether the item is held
 * from now on, so that links do not come in by the back door.
 */
export async function admitEdit(ctx: Ctx, { type, id, text, heldAt }: Edit): Promise<{ heldAt: Date | null }> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  if (ctx.actor.role !== 'student') return { heldAt }
  const standing = await findStanding(ctx, ctx.actor.id)
  if (standing.reason !== null) throw new Muted({ reason: standing.reason, until: standing.until }, ctx)
  if (heldAt || !hasLinks(text, ctx.school.origin) || !isNew(standing, ctx.now)) return { heldAt }
  await hold(ctx, { type, id, authorId: ctx.actor.id })
  return { heldAt: ctx.now }
}

interface Standing {
  joinedAt: Date
  shownCount: number
  reason: string | null
  until: Date | null
}

async function findStanding(ctx: Ctx, studentId: string): Promise<Standing> {
  const { rows } = await connectionOf(ctx.tx).query<Standing>({
    name: 'standing_of_student',
    text: `
      select p.created_at as "joinedAt", m.reason, m.until,
        (select coalesce(sum(shown_count), 0)::int from writing_counts where student_id = p.id) as "shownCount"
      from people p
        left join mutes m on m.student_id = p.id and m.ended_at is null and (m.until is null or m.until > $2)
      where p.id = $1`,
    values: [studentId, ctx.now],
  })
  return rows[0]!
}
