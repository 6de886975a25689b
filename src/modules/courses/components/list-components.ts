import type { Ctx } from '#platform/context.ts'
import { getLectureRecord, type LectureKey } from '../get-lecture.ts'
import { readComponents } from './read-components.ts'

export async function listComponents(ctx: Ctx, key: LectureKey) {
  await getLectureRecord(ctx, key)
  return { data: await readComponents(ctx, key.lectureId) }
}
