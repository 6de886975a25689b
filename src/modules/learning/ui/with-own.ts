import type { LecturePage, OwnProgress } from '../contract.ts'
import { isCounted } from '../vocabulary.ts'

/** The page of a lecture with what is the viewer's own in it. */
export function withOwn(page: LecturePage, own: OwnProgress): LecturePage {
  const completed = new Set(own.completed_ids)
  const sections = page.sections.map((section) => ({
    ...section,
    lectures: section.lectures.map((lecture) => ({ ...lecture, is_completed: completed.has(lecture.id) })),
  }))
  const counted = sections.flatMap(({ lectures }) => lectures).filter(isCounted)
  return {
    ...page,
    sections,
    progress: { completed: counted.filter(({ is_completed }) => is_completed).length, total: counted.length },
    lecture: {
      ...page.lecture,
      is_completed: completed.has(page.lecture.id),
      position_seconds: own.position_seconds,
      is_favourite: own.is_favourite,
    },
  }
}
