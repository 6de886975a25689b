import type { LectureRow, Section } from '../contract.ts'

export const withSectionOrder = (sections: Section[], ids: string[]): Section[] =>
  ids.flatMap((id) => sections.find((section) => section.id === id) ?? [])

/** New ones at the end of a section, unless they are known already. */
export function withLectures(sections: Section[], sectionId: string, made: LectureRow[]): Section[] {
  const known = new Set(sections.flatMap((section) => section.lectures.map(({ id }) => id)))
  const added = made.filter(({ id }) => !known.has(id))
  return sections.map((section) =>
    section.id === sectionId ? { ...section, lectures: [...section.lectures, ...added] } : section,
  )
}

/** Lectures in this order in a section; those named from other sections leave them. */
export function withLectureOrder(sections: Section[], sectionId: string, ids: string[]): Section[] {
  const all = new Map(sections.flatMap((section) => section.lectures.map((lecture) => [lecture.id, lecture])))
  const named = ids.flatMap((id) => all.get(id) ?? []).map((lecture) => ({ ...lecture, section_id: sectionId }))
  return sections.map((section) => ({
    ...section,
    lectures: section.id === sectionId ? named : section.lectures.filter(({ id }) => !ids.includes(id)),
  }))
}
