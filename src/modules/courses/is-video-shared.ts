import { eq } from 'drizzle-orm'
import type { IsVideoShared } from '#modules/media/index.ts'
import { showsFilm } from './abandon-films.ts'
import { lectureComponents, lectures } from './tables.ts'

/** A duplicate shows the film of what it was made from, be that a lecture or a component. */
export const isVideoShared: IsVideoShared = async ({ tx }, videoId) =>
  (await tx.$count(lectures, showsFilm([videoId]))) > 1 ||
  (await tx.$count(lectureComponents, eq(lectureComponents.videoId, videoId))) > 1
