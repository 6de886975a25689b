import { sql } from 'drizzle-orm'
import type { VideoGuard } from '#modules/media/index.ts'
import { forEachAsked, rowsAsked } from '#platform/db/for-each-asked.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import { factsOfVideo, type LectureFacts, standingBy } from './lecture-facts.ts'
import { mayWatch } from './policy.ts'
import { WATCHING, watchingAs } from './standing-to.ts'

/** A lecture's film is there for whoever may watch one of the lectures that show it. */
export const lectureVideos: VideoGuard = {
  async maySee(ctx, asked) {
    const rows = asked.map(({ videoId, by }, nth) => ({ ...watchingAs(by), nth, videoId }))
    const found = await factsAsked(ctx.tx, { asked: JSON.stringify(rows) })
    const answers = asked.map((): boolean | undefined => undefined)
    for (const { nth, facts } of found) {
      const { by } = asked[nth]!
      const { lecture, standing } = standingBy(by, facts)
      answers[nth] = answers[nth] === true || mayWatch(lecture, standing)
    }
    return answers
  },
}

const factsAsked = preparedSql<{ nth: number; facts: LectureFacts }>(
  'lectures_of_videos',
  sql`
    with asked as materialized (${rowsAsked({ ...WATCHING, videoId: 'uuid' })})
    select asked.nth, found.facts
    from asked, lateral (${forEachAsked(factsOfVideo)}) as found (facts)`,
)
