import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import {
  deleteLecture,
  deleteSection,
  type LectureRow,
  listSections,
  orderLectures,
  orderSections,
  type Section,
  storeSection,
  updateSection,
} from '../contract.ts'
import { withLectureOrder, withSectionOrder } from './curriculum.ts'
import { useCoursesText } from './use-text.ts'

/** The sections of a course as they are edited: a new order is shown at once and taken back if it cannot be saved. */
export function useCurriculum(courseId: string, given: Section[]) {
  const api = useApi()
  const text = useCoursesText()
  const showProblem = useProblem()
  const [sections, setSections] = useState(given)

  async function reorder(shown: Section[], save: () => Promise<{ data: Section[] }>) {
    const before = sections
    setSections(shown)
    try {
      setSections((await save()).data)
      toast.saved()
    } catch (error) {
      setSections(before)
      toast.error(text('orderNotSaved'))
      showProblem(error)
    }
  }
  async function reload() {
    setSections((await api.call(listSections, { courseId })).data)
  }

  return {
    sections,
    orderSections: (ids: string[]) =>
      reorder(withSectionOrder(sections, ids), () => api.call(orderSections, { courseId, ids })),
    /** lectures of other sections among the ids move into this one */
    orderLectures: (sectionId: string, ids: string[]) =>
      reorder(withLectureOrder(sections, sectionId, ids), () => api.call(orderLectures, { courseId, sectionId, ids })),
    async addSection(section: { title: string; delay_days: number }) {
      await api.call(storeSection, { courseId, ...section })
      await reload()
    },
    async changeSection(sectionId: string, section: { title: string; delay_days: number }) {
      await api.call(updateSection, { courseId, sectionId, ...section })
      await reload()
    },
    async removeSection(sectionId: string) {
      await api.call(deleteSection, { courseId, sectionId }).catch(showProblem)
      await reload()
    },
    async removeLecture({ id: lectureId, section_id: sectionId }: LectureRow) {
      await api.call(deleteLecture, { courseId, sectionId, lectureId }).catch(showProblem)
      await reload()
    },
  }
}
