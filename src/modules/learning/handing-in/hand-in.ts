import { and, eq, gt } from 'drizzle-orm'
import { HAND_IN_MAX_MEGABYTES } from '#modules/content/handing-in/vocabulary.ts'
import { findHandIn, keepHandedIn, requireKind } from '#modules/courses/index.ts'
import { typeOf } from '#modules/media/files/vocabulary.ts'
import { beginFile, keepFile, type Media, requireSent, takeStored, typeAsNamed } from '#modules/media/index.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, NotSignedIn, refuseUnless, TooManyRequests } from '#platform/refusal.ts'
import type { Entry } from '../contract.ts'
import { getOpenLecture } from '../find-lecture.ts'
import type { beginHandIn as beginning, handIn as endpoint } from './contract.ts'

/** So many files of one person in a day. */
const A_DAY = 50

/** Signs the upload of a file that a student hands in. Refuses like the lecture itself, and with 429 too many of one person. */
export async function beginHandIn(
  ctx: OutsideCtx,
  { id: lectureId, handInId: componentId, filename, bytes }: Input<typeof beginning>,
  media: Media,
): Promise<Answer<typeof beginning>> {
  const contentType = typeOf(filename)
  if (contentType === undefined) throw invalidField('filename', 'courses.kind-not-handed-in')
  const announced = { filename, contentType, bytes, maxMegabytes: HAND_IN_MAX_MEGABYTES }
  const may = async (inside: Ctx) => {
    await requireOpenFor(inside, lectureId)
    requireKind(await findHandIn(inside, { lectureId, componentId }), contentType)
    await requireFew(inside)
  }
  const { id, upload, headers } = await beginFile(ctx, { ...announced, may }, media)
  return { stored_id: id, upload, headers }
}

/** Takes what its sender alone has sent as what they enter. Refuses with 422 on `stored_id` what did not arrive, or is not what its name says. */
export async function handIn(
  ctx: OutsideCtx,
  { id: lectureId, handInId: componentId, stored_id }: Input<typeof endpoint>,
  media: Media,
): Promise<Entry> {
  const sent = await ctx.inTransaction(async (inside) => {
    const personId = await requireOpenFor(inside, lectureId)
    const asked = await findHandIn(inside, { lectureId, componentId })
    const stored = await requireSent(inside, stored_id)
    refuseUnless(stored.uploadedById === personId, new NotFound())
    requireKind(asked, stored.contentType)
    return stored
  })
  const kept = await keepFile(media, sent, {
    field: 'stored_id',
    maxMegabytes: HAND_IN_MAX_MEGABYTES,
    typeOf: (ends) => typeAsNamed(sent, ends, 'stored_id'),
  })
  return ctx.answering(async (inside) => {
    const personId = await requireOpenFor(inside, lectureId)
    const { courseId } = await findHandIn(inside, { lectureId, componentId })
    const file = await takeStored(inside, kept)
    return keepHandedIn(inside, { lectureId, componentId, courseId, personId, file })
  })
}

async function requireOpenFor(ctx: Ctx, lectureId: string): Promise<string> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await getOpenLecture(ctx, lectureId)
  return ctx.actor.id
}

async function requireFew({ tx, actor, now }: Ctx): Promise<void> {
  if (!isSignedIn(actor)) return
  const isTheirs = eq(storedFiles.uploadedById, actor.id)
  const sent = await tx.$count(storedFiles, and(isTheirs, gt(storedFiles.createdAt, new Date(now.getTime() - DAY))))
  refuseUnless(sent < A_DAY, new TooManyRequests(HOUR / 1000))
}
