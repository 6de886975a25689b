import type { Ctx } from '#platform/context.ts'
import { getSection, type SectionKey } from './get-section.ts'
import { readSectionLectures } from './read-section-lectures.ts'

export async function listLectures(ctx: Ctx, key: SectionKey) {
  await getSection(ctx, key)
  return { data: await readSectionLectures(ctx, key.sectionId) }
}
