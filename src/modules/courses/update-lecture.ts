import { eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import type { Lecture, updateLecture as endpoint } from './contract.ts'
import type { Chapter } from './chapters/contract.ts'
import { chaptersOf, chaptersWithin } from './chapters/policy.ts'
import { lockLecture } from './components/lock-lecture.ts'
import { lectureEditorPath } from './editor/vocabulary.ts'
import { LectureChanged } from './refusals.ts'
import { getLectureRecord } from './get-lecture.ts'
import type { Media } from '#modules/media/index.ts'
import { lectures } from './tables.ts'
import { versionOf, viewLecture } from './view.ts'

/**
 * Saves a lecture. One of film is refused with 422 on `video` before its upload has started (commerce §4), one of anything else on `kind`
 * while it has a film, on `chapters` those that begin after its film ends and those of none, on `needs_login` one that is not free to watch, and with 409 one that was saved meanwhile.
 */
export async function updateLecture(ctx: Ctx, input: Input<typeof endpoint>, media: Media): Promise<Lecture> {
  await lockLecture(ctx, input)
  const { lecture, video, next } = await getLectureRecord(ctx, input)
  const { title, kind, intro, status, delay_days: delayDays } = input
  const { is_free_to_watch: isFreeToWatch, needs_login: needsLogin } = input
  refuseUnless(input.version === versionOf(lecture), new LectureChanged())
  if (kind === 'film' && !video) throw invalidField('video', 'validation.video-first')
  if (kind !== 'film' && video) throw invalidField('kind', 'validation.video-there')
  if (needsLogin && !isFreeToWatch) throw invalidField('needs_login', 'validation.login-of-free')
  const { chapters = chaptersOf(lecture) } = input
  if (!video && chapters.length > 0) throw invalidField('chapters', 'validation.chapters-of-video')
  if (isChanged(chapters, lecture) && chaptersWithin(chapters, video?.durationSeconds ?? null).length < chapters.length)
    throw invalidField('chapters', 'validation.chapters-beyond')
  const written = input.run_time_seconds
  const ofFilm = lecture.isTimedByHand ? (video?.durationSeconds ?? 0) : lecture.runTimeSeconds
  const changedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const [saved] = await ctx.tx
    .update(lectures)
    .set({
      title,
      kind,
      intro,
      chapters,
      status,
      isFreeToWatch,
      needsLogin,
      delayDays,
      changedById,
      runTimeSeconds: written ?? ofFilm,
      isTimedByHand: written !== null,
      updatedAt: ctx.now,
    })
    .where(eq(lectures.id, lecture.id))
    .returning()
  ctx.note({ subject: title, url: lectureEditorPath(input.courseId, lecture.id) })
  return viewLecture({ lecture: foundOr404(saved), video, next }, media)
}

/** What is kept of a longer film that was replaced is in nobody's way who saves something else. */
const isChanged = (chapters: Chapter[], { chapters: kept }: { chapters: Chapter[] }): boolean =>
  JSON.stringify(inPairs(chapters)) !== JSON.stringify(inPairs(kept))

const inPairs = (chapters: Chapter[]) => chapters.map(({ at_seconds: at, title }) => [at, title])
