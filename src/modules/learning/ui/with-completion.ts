import type { LecturePage } from '../contract.ts'

/** The page as it is once its lecture is completed, or no longer. */
export function withCompletion(page: LecturePage, isCompleted: boolean): LecturePage {
  const { lecture, progress } = page
  if (lecture.is_completed === isCompleted) return page
  const counted = lecture.is_draft ? 0 : isCompleted ? 1 : -1
  return {
    ...page,
    lecture: { ...lecture, is_completed: isCompleted },
    progress: { ...progress, completed: progress.completed + counted },
    sections: page.sections.map((section) => ({
      ...section,
      lectures: section.lectures.map((each) =>
        each.id === lecture.id ? { ...each, is_completed: isCompleted } : each,
      ),
    })),
  }
}

export const withFavourite = (page: LecturePage, isFavourite: boolean): LecturePage => ({
  ...page,
  lecture: { ...page.lecture, is_favourite: isFavourite },
})
