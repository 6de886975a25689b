import type { LectureRow, Section } from '../../contract.ts'
import { longerWait } from '../../editor/vocabulary.ts'
import type { VariantContents } from '../../variants/contract.ts'

interface SeenLecture extends Pick<LectureRow, 'id' | 'title'> {
  state: 'open' | 'free' | 'not_yet' | 'not_in_variant'
  /** the day on which it opens, counted from the purchase */
  day: number
}

export interface SeenSection {
  id: string
  title: string
  lectures: SeenLecture[]
}

interface Day {
  /** days since they have the course */
  day: number
  /** what their variant opens; null: all */
  contents: VariantContents | null
}

/** What a student sees of a course so many days after they bought it: published lectures, and which of them are open by then. */
export function seenOnDay(sections: Section[], { day, contents }: Day): SeenSection[] {
  const isIncluded = (lecture: LectureRow) =>
    contents === null ||
    contents.includes_all ||
    contents.section_ids.includes(lecture.section_id) ||
    contents.lecture_ids.includes(lecture.id)
  const seen = sections.map(({ id, title, delay_days: sectionDays, lectures }) => ({
    id,
    title,
    lectures: lectures
      .filter(({ status }) => status === 'published')
      .map((lecture): SeenLecture => {
        const opens = longerWait(lecture.delay_days, sectionDays)
        const said = { id: lecture.id, title: lecture.title, day: opens }
        if (isIncluded(lecture) && opens <= day) return { ...said, state: 'open' }
        if (lecture.is_free_to_watch) return { ...said, state: 'free' }
        return { ...said, state: isIncluded(lecture) ? 'not_yet' : 'not_in_variant' }
      }),
  }))
  return seen.filter(({ lectures }) => lectures.length > 0)
}
