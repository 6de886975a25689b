import { sql } from 'drizzle-orm'
import type { Circumstances, Ctx, SignedIn } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import { rowsAsked } from '#platform/db/for-each-asked.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { NotSignedIn, TooManyRequests } from '#platform/refusal.ts'
import { hasLinks } from './has-links.ts'
import { hold } from './hold.ts'
import { isNew } from './policy.ts'
import { Muted } from './refusals.ts'
import { WRITING_LIMITS, type WritingKind } from './vocabulary.ts'

interface Item {
  /** what is being written, as in the calls (`App\\Comment`), and the id it will have */
  type: string
  id: string
  text: string
}

/** An item, and who writes it in which circumstances. */
export interface Writing extends Item {
  by: Writer
}

export type Writer = Circumstances & { actor: SignedIn }

interface Admitted {
  heldAt: Date | null
}

const SHOWN: Admitted = { heldAt: null }

/** Whether it may wait for an admin: what students write and leads away does, until they are known. */
export const mayBeHeld = ({ by, text }: Pick<Writing, 'by' | 'text'>): boolean =>
  by.actor.role === 'student' && hasLinks(text, by.school.origin)

/**
 * To be asked once, in the unit of work that inserts the item, before it locks anything else. Counts it, and answers
 * when it is held: links of new students wait for an admin. Refuses muted students (403) and too many items (429).
 */
export async function admitWriting(ctx: Ctx, { kind, ...item }: Item & { kind: WritingKind }): Promise<Admitted> {
  const { school, actor, now, language } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const [admitted] = await admitWritings(ctx, kind, [{ ...item, by: { school, actor, now, language } }])
  return admitted!
}

/** The same of several, no two of one writer; of those that `mayBeHeld` each comes alone. */
export async function admitWritings(ctx: Ctx, kind: WritingKind, writings: readonly Writing[]): Promise<Admitted[]> {
  const counting = writings.filter(({ by }) => by.actor.role === 'student')
  if (counting.length === 0) return writings.map(() => SHOWN)
  const counts = await countWritings(ctx, kind, counting)
  for (const [nth, { by }] of counting.entries()) refuseTooMuch(counts[nth]!, kind, by)
  const [one, another] = writings
  if (another || !mayBeHeld(one!) || !isNew(counts[0]!, ctx.now)) return writings.map(() => SHOWN)
  await hold(ctx, { type: one!.type, id: one!.id, authorId: one!.by.actor.id })
  return [{ heldAt: ctx.now }]
}

function refuseTooMuch({ muted, used, windowEndsAt }: Counted, kind: WritingKind, by: Writer): void {
  if (muted) throw new Muted(muted, by)
  if (used <= WRITING_LIMITS[kind].uses) return
  const wait = Math.ceil((windowEndsAt.getTime() - by.now.getTime()) / 1000)
  throw new TooManyRequests(Math.max(1, wait), 'moderation.too-fast')
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
async function countWritings(ctx: Ctx, kind: WritingKind, writings: readonly Writing[]): Promise<Counted[]> {
  const asked = writings.map((writing, nth) => ({
    nth,
    studentId: writing.by.actor.id,
    shown: mayBeHeld(writing) ? 0 : 1,
  }))
  const { seconds } = WRITING_LIMITS[kind]
  const rows = await writingsCounted(ctx.tx, { asked: JSON.stringify(asked), kind, seconds, now: ctx.now })
  return rows.map(({ reason, until, ...count }) => ({ ...count, muted: reason === null ? null : { reason, until } }))
}

type CountedRow = Omit<Counted, 'muted'> & { reason: string | null; until: Date | null }

const now = sql`${sql.placeholder('now')}::timestamptz`

const writingsCounted = preparedSql<CountedRow & Record<string, unknown>>(
  'count_writings',
  sql`
    with asked as materialized (${rowsAsked({ studentId: 'uuid', shown: 'int' })}),
      counted as (
        insert into writing_counts as held (student_id, kind, used, window_ends_at, shown_count)
        select "studentId", ${sql.placeholder('kind')}, 1, ${now} + ${sql.placeholder('seconds')}::int * interval '1 second', shown
        from asked order by "studentId"
        on conflict (student_id, kind) do update set
          used = case when held.window_ends_at <= ${now} then 1 else held.used + 1 end,
          window_ends_at = case when held.window_ends_at <= ${now} then excluded.window_ends_at else held.window_ends_at end,
          shown_count = held.shown_count + excluded.shown_count
        returning student_id, used, window_ends_at)
    select used, window_ends_at as "windowEndsAt", people.created_at as "joinedAt", mutes.reason, mutes.until,
      (select coalesce(sum(shown_count), 0)::int from writing_counts where student_id = people.id) as "shownCount"
    from asked join counted on counted.student_id = asked."studentId" join people on people.id = asked."studentId"
      left join mutes on mutes.student_id = people.id and mutes.ended_at is null and (mutes.until is null or mutes.until > ${now})
    order by asked.nth`,
)
