import { inArray, or } from 'drizzle-orm'
import { abandonUploads } from '#modules/media/index.ts'
import { videos } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { lectures } from './tables.ts'

/** All films of a lecture: the one it shows, the one that is to take its place, and the one before. */
export const filmsOfLecture = {
  videoId: lectures.videoId,
  nextVideoId: lectures.nextVideoId,
  pastVideoId: lectures.pastVideoId,
}

/** Whether a lecture has one of these films. */
export const showsFilm = (ids: string[]) => or(...Object.values(filmsOfLecture).map((each) => inArray(each, ids)))

/** Lets the films go that lectures showed until now and no other lecture shows. */
export async function abandonFilms(ctx: Ctx, shownBefore: readonly (string | null)[]): Promise<void> {
  const { tx } = ctx
  const ids = [...new Set(shownBefore.filter((id) => id !== null))]
  if (ids.length === 0) return
  // Held against a duplicate that is about to show one of them.
  await tx.select({ id: videos.id }).from(videos).where(inArray(videos.id, ids)).orderBy(videos.id).for('update')
  const shown = await tx.select(filmsOfLecture).from(lectures).where(showsFilm(ids))
  const kept = new Set(shown.flatMap((films) => Object.values(films)))
  abandonUploads(ctx, { imageIds: [], videoIds: ids.filter((id) => !kept.has(id)) })
}
