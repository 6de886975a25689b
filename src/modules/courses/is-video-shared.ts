import type { IsVideoShared } from '#modules/media/index.ts'
import { showsFilm } from './abandon-films.ts'
import { lectures } from './tables.ts'

/** A duplicate's lecture shows the film of the one it was made from. */
export const isVideoShared: IsVideoShared = async ({ tx }, videoId) =>
  (await tx.$count(lectures, showsFilm([videoId]))) > 1
