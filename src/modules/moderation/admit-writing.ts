import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import { connectionOf } from '#platform/db/lend-connection.ts'
import { NotSignedIn, TooManyRequests } from '#platform/refusal.ts'
import { hasLinks } from './has-links.ts'
import { hold } from './hold.ts'
import { isNew } from './policy.ts'
import { Muted } from './refusals.ts'
import { WRITING_LIMITS, type WritingKind } from './vocabulary.ts'

interface Writing {
  kind: WritingKind
  /** what is being written, as in the calls (`App\Comment`), and the id it will have */
  type: string
  id: string
  text: string
}

/**
 * To be asked once, in the unit of work that inserts the item, before it locks anything else. Counts it, and answers
 * when it is held: links of new students wait for an admin. Refuses muted students (403) and too many items (429).
 */
export async function admitWriting(ctx: Ctx, { kind, type, id, text }: Writing): Promise<{ heldAt: Date | null }> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  if (ctx.actor.role !== 'student') return { heldAt: null }
  const leadsAway = hasLinks(text, ctx.school.origin)
  const count = await countWriting(ctx, { studentId: ctx.actor.id, kind, shown: leadsAway ? 0 : 1 })
  if (count.muted) throw new Muted(count.muted, ctx)
  if (count.used > WRITING_LIMITS[kind].uses) {
    const wait = Math.ceil((count.windowEndsAt.getTime() - ctx.now.getTime()) / 1000)
    throw new TooManyRequests(Math.max(1, wait), 'moderation.too-fast')
  }
  if (!leadsAway || !isNew(count, ctx.now)) return { heldAt: null }
  await hold(ctx, { type, id, authorId: ctx.actor.id })
  return { heldAt: ctx.now }
}

interface Counted {
  used: number
  windowEndsAt: Date
  joinedAt: Date
  /** how many items were shown before this one */
  shownCount: number
  muted: { reason: string; until: Date | null } | null
}

/** On the way of every comment, so it is one statement. A refusal takes its count back with the unit of work. */
async function countWriting(
  ctx: Ctx,
  { studentId, kind, shown }: { studentId: string; kind: WritingKind; shown: 0 | 1 },
): Promise<Counted> {
  const { rows } = await connectionOf(ctx.tx).query<Counted & { reason: string | null; until: Date | null }>({
    name: 'count_writing',
    text: `
      with counted as (
        insert into writing_counts as held (student_id, kind, used, window_ends_at, shown_count)
        values ($1, $2, 1, $3::timestamptz + $4::int * interval '1 second', $5)
        on conflict (student_id, kind) do update set
          used = case when held.window_ends_at <= $3 then 1 else held.used + 1 end,
          window_ends_at = case when held.window_ends_at <= $3 then excluded.window_ends_at else held.window_ends_at end,
          shown_count = held.shown_count + excluded.shown_count
        returning used, window_ends_at)
      select used, window_ends_at as "windowEndsAt", p.created_at as "joinedAt", m.reason, m.until,
        (select coalesce(sum(shown_count), 0)::int from writing_counts where student_id = $1) as "shownCount"
      from counted, people p
        left join mutes m on m.student_id = p.id and m.ended_at is null and (m.until is null or m.until > $3)
      where p.id = $1`,
    values: [studentId, kind, ctx.now, WRITING_LIMITS[kind].seconds, shown],
  })
  const { reason, until, ...counted } = rows[0]!
  return { ...counted, muted: reason === null ? null : { reason, until } }
}
