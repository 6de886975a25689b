import type { LectureRow, ListedSection, Section } from '../contract.ts'

/** A section in a list. One of a long course says how many lectures it has besides those that came with it. */
export interface Listed {
  id: string
  lectures: { id: string }[]
  unread_count?: number | undefined
}

/** As an editor has it. */
export type SectionInHand = Section & Partial<Pick<ListedSection, 'unread_count'>>

export const lectureCount = ({ lectures, unread_count: unread = 0 }: Listed): number => lectures.length + unread

export const lecturesIn = (sections: Listed[]): number =>
  sections.reduce((count, section) => count + lectureCount(section), 0)

/** The section in which a lecture stands. */
export const sectionOf = (sections: Listed[], lectureId: string): string | undefined =>
  sections.find(({ lectures }) => lectures.some(({ id }) => id === lectureId))?.id

/** Once the lectures of a section were read. */
export const withRead = <Of extends Listed>(sections: Of[], sectionId: string, lectures: Of['lectures']): Of[] =>
  sections.map((section) => (section.id === sectionId ? { ...section, lectures, unread_count: 0 } : section))

/** Sections as they are now, with the lectures that were known of them before where they came without. */
export const withThoseRead = <Of extends Listed>(sections: Of[], before: Of[]): Of[] =>
  before
    .filter(({ lectures, unread_count: unread }) => !unread && lectures.length > 0)
    .reduce((now, { id, lectures }) => {
      const isUnread = now.some((section) => section.id === id && section.unread_count)
      return isUnread ? withRead(now, id, lectures) : now
    }, sections)

export const withSectionOrder = (sections: SectionInHand[], ids: string[]): SectionInHand[] =>
  ids.flatMap((id) => sections.find((section) => section.id === id) ?? [])

/** New ones at the end of a section, unless they are known already. */
export function withLectures(sections: SectionInHand[], sectionId: string, made: LectureRow[]): SectionInHand[] {
  const known = new Set(sections.flatMap((section) => section.lectures.map(({ id }) => id)))
  const added = made.filter(({ id }) => !known.has(id))
  return sections.map((section) =>
    section.id === sectionId ? { ...section, lectures: [...section.lectures, ...added] } : section,
  )
}

/** Lectures in this order in a section; those named from other sections leave them. */
export function withLectureOrder(sections: SectionInHand[], sectionId: string, ids: string[]): SectionInHand[] {
  const all = new Map(sections.flatMap((section) => section.lectures.map((lecture) => [lecture.id, lecture])))
  const named = ids.flatMap((id) => all.get(id) ?? []).map((lecture) => ({ ...lecture, section_id: sectionId }))
  return sections.map((section) => ({
    ...section,
    lectures: section.id === sectionId ? named : section.lectures.filter(({ id }) => !ids.includes(id)),
  }))
}
