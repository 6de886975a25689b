import type { LecturePage, OwnProgress } from '../contract.ts'

/** The page of a lecture with what is the viewer's own in it. */
export function withOwn(page: LecturePage, own: OwnProgress): LecturePage {
  const completed = new Set(own.completed_ids)
  const sections = page.sections.map((section) => ({
    ...section,
    lectures: section.lectures.map((lecture) => ({ ...lecture, is_completed: completed.has(lecture.id) })),
  }))
  return {
    ...page,
    sections,
    progress: { ...page.progress, completed: own.completed_count },
    lecture: {
      ...page.lecture,
      is_completed: completed.has(page.lecture.id),
      position_seconds: own.position_seconds,
      is_favourite: own.is_favourite,
    },
  }
}
