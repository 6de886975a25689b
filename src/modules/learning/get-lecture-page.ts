import { and, eq, isNotNull } from 'drizzle-orm'
import { findAccessEnd } from '#modules/access/index.ts'
import { findProduct } from '#modules/catalog/index.ts'
import { variants } from '#modules/catalog/tables.ts'
import { chaptersWithin } from '#modules/courses/chapters/policy.ts'
import { findPdf, mayPlay, openingLecture, KEPT_COMPONENTS } from '#modules/courses/index.ts'
import { readShownBlocks } from '#modules/content/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { type LectureAccess, UNFOLDED_MAX } from '#modules/courses/vocabulary.ts'
import { type Media, posterOf, viewVideo } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { EndedAccess, GatePrice, LecturePage } from './contract.ts'
import { isReminded } from './opening/is-reminded.ts'
import { findOpeningMemberships } from './find-opening-memberships.ts'
import { gatePriceOf } from './gate-price.ts'
import { getLectureForViewer } from './find-lecture.ts'
import { type OutlinePlace, readOutline, viewListed, viewOutline } from './read-outline.ts'
import { LectureNotFound } from './refusals.ts'
import { viewCourse, viewEnded, viewWatchedPdf } from './view.ts'
import { isCounted } from './vocabulary.ts'

/** Refuses with 404 a lecture that is not there for the viewer; one that is closed comes without what is in it. */
export async function getLecturePage(ctx: Ctx, { id }: { id: string }, media: Media): Promise<LecturePage> {
  const { lecture, course, video, standing, access } = await getLectureForViewer(ctx, id)
  ctx.shows(`course:${course.id}`)
  const places = await readOutline(ctx, course.id, standing)
  const at = places.findIndex((place) => place.id === id)
  const place = places[at]
  if (!place) throw new LectureNotFound()
  const next = places[at + 1]
  const near = [place.section.id, next?.section.id]
  const isLong = places.length > UNFOLDED_MAX
  const outline = viewOutline(viewCourse(course), standing, places, (sectionId) => !isLong || near.includes(sectionId))
  const isOpen = mayPlay(access)
  const pdf = isOpen ? await findPdf(ctx, id) : null
  return {
    ...outline,
    run_time_seconds: places.filter(isCounted).reduce((sum, counted) => sum + counted.run_time_seconds, 0),
    free_id: isOpen ? null : (places.find((each) => each.access === 'free')?.id ?? null),
    lecture: {
      ...viewListed(place),
      intro: isOpen ? lecture.intro : '',
      video: isOpen && video ? viewVideo(video, media) : null,
      chapters: isOpen && video ? chaptersWithin(lecture.chapters, video.durationSeconds) : [],
      pdf: pdf && viewWatchedPdf(id, pdf),
      components: isOpen ? await readShownBlocks(ctx, KEPT_COMPONENTS, id, media) : [],
      has_exam: isOpen && lecture.isExamined,
      position_seconds: place.positionSeconds,
      is_favourite: place.isFavourite,
    },
    stills: stillsOf(
      places.filter((each) => each.section.id === place.section.id || each === next),
      media,
    ),
    previous_id: places[at - 1]?.id ?? null,
    next_id: next?.id ?? null,
    price: (await isForSale(ctx, { lectureId: id, has: outline.has_access, access }))
      ? await findPrice(ctx, course.id)
      : null,
    memberships: access === 'needs_purchase' ? await findOpeningMemberships(ctx, course.id) : [],
    is_reminded: access === 'not_yet' ? await isReminded(ctx, id) : null,
    ended: access === 'needs_purchase' ? await findEnded(ctx, course.id) : null,
  }
}

async function findEnded(ctx: Ctx, courseId: string): Promise<EndedAccess | null> {
  const { actor } = ctx
  const end = actor.role === 'student' ? await findAccessEnd(ctx, actor.id, courseId) : undefined
  return end ? viewEnded(end, courseId) : null
}

/** Of films that are open to the viewer. */
function stillsOf(places: OutlinePlace[], media: Media): LecturePage['stills'] {
  const stills = places.map(({ id, access, film }) => [id, mayPlay(access) && film ? posterOf(film, media) : null])
  return Object.fromEntries(stills.filter(([, still]) => still !== null))
}

/** Whoever has the course may still buy a variant with a lecture that theirs leaves out. */
async function isForSale(
  { tx }: Ctx,
  { lectureId, has, access }: { lectureId: string; has: boolean; access: LectureAccess },
): Promise<boolean> {
  if (!has || access !== 'not_in_variant') return !has
  const [sold] = await tx
    .select({ id: variants.id })
    .from(lectures)
    .innerJoin(variants, and(eq(variants.productId, lectures.courseId), isNotNull(variants.position)))
    .where(and(eq(lectures.id, lectureId), openingLecture(variants.id)))
    .limit(1)
  return sold !== undefined
}

async function findPrice(ctx: Ctx, courseId: string): Promise<GatePrice | null> {
  const found = await findProduct(ctx, { productId: courseId })
  return found ? gatePriceOf(found, ctx) : null
}
