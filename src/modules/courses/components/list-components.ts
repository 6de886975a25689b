import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { getLectureRecord, type LectureKey } from '../get-lecture.ts'
import { readComponents } from './read-components.ts'

export async function listComponents(ctx: Ctx, key: LectureKey, media: Media) {
  await getLectureRecord(ctx, key)
  return { data: await readComponents(ctx, key.lectureId, media) }
}
