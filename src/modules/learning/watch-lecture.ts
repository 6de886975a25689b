import { and, eq, sql } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { prepared, preparedSql } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { watchLecture as endpoint } from './contract.ts'
import { withinFilm } from './policy.ts'
import { progressKey } from './progress-key.ts'
import { filmViews, lectureProgress } from './tables.ts'

/** So many stretches tell enough of who jumps about in a film. */
const STRETCHES_MAX = 500

/**
 * Keeps the position, in seconds and within the lecture's film, of which two tabs' last to write wins; and what was played, of the film that
 * it was played of, whoever tells it and however often. Refuses with 404 a film that is neither the lecture's nor the one before it.
 */
export async function watchLecture(ctx: Ctx, { id, position_seconds, video_id, played }: Input<typeof endpoint>) {
  const { key, film } = await progressKey(ctx, id)
  if (video_id !== undefined && video_id !== film?.id) await requirePastFilm(ctx, id, video_id)
  const positionSeconds = withinFilm(position_seconds, film)
  await keepPosition(ctx.tx, { ...key, positionSeconds })
  const stretches = played.filter(([from, until]) => from! < until!)
  const seen = { seen: multirangeOf(stretches), videoId: video_id ?? null, most: STRETCHES_MAX }
  if (stretches.length > 0) await keepSeen(ctx.tx, { ...key, ...seen })
  return { position_seconds: positionSeconds }
}

async function requirePastFilm({ tx }: Ctx, lectureId: string, videoId: string): Promise<void> {
  const isPast = and(eq(lectures.id, lectureId), eq(lectures.pastVideoId, videoId))
  const [past] = await tx.select({ id: lectures.id }).from(lectures).where(isPast)
  foundOr404(past)
}

const multirangeOf = (stretches: number[][]): string =>
  `{${stretches.map(([from, until]) => `[${from},${until})`).join(',')}}`

const keepPosition = prepared('keep_position', (tx) =>
  tx
    .insert(lectureProgress)
    .values({
      personId: sql.placeholder('personId'),
      lectureId: sql.placeholder('lectureId'),
      courseId: sql.placeholder('courseId'),
      positionSeconds: sql.placeholder('positionSeconds'),
      watchedAt: sql.placeholder('watchedAt'),
    })
    .onConflictDoUpdate({
      target: [lectureProgress.personId, lectureProgress.lectureId],
      set: { positionSeconds: sql`excluded.position_seconds`, watchedAt: sql`excluded.watched_at` },
    }),
)

/** Drizzle writes no `on conflict … where` over a select; nothing is written where all of it was seen before. */
const keepSeen = preparedSql(
  'keep_seen',
  sql`
    insert into ${filmViews} as kept (person_id, lecture_id, video_id, seen)
    select ${sql.placeholder('personId')}::uuid, l.id, v.id, told.seen
    from ${lectures} as l join ${videos} as v
        on v.id in (l.video_id, l.past_video_id) and v.id = coalesce(${sql.placeholder('videoId')}::uuid, l.video_id),
      lateral (select ${sql.placeholder('seen')}::int4multirange * int4multirange(int4range(0, v.duration_seconds)) as seen) as told
    where l.id = ${sql.placeholder('lectureId')}::uuid and not isempty(told.seen)
    on conflict (person_id, lecture_id, video_id) do update set seen = kept.seen + excluded.seen
      where not kept.seen @> excluded.seen and (select count(*) from unnest(kept.seen)) < ${sql.placeholder('most')}::int`,
)
