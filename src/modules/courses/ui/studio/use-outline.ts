import { useEffect } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { listLectures, type ListedSection, listSections } from '../../contract.ts'
import { type SectionInHand, sectionOf } from '../curriculum.ts'
import { useReadSections } from '../use-read-sections.ts'

interface Given {
  courseId: string
  /** the one that is edited */
  lectureId: string
  sections: ListedSection[]
  /** gives the sections anew */
  revalidate: () => Promise<void>
}

/** The sections beside a lecture that is edited. What was read of a long course stays when they are given anew. */
export function useOutline({ courseId, lectureId, sections: given, revalidate }: Given) {
  const api = useApi()
  const { sections, keepRead, keepAll } = useReadSections<SectionInHand>(given)
  const isKnown = sectionOf(sections, lectureId) !== undefined
  useEffect(() => {
    // One goes back to a lecture of a section that was not opened.
    if (!isKnown) void revalidate()
  }, [isKnown, revalidate])
  return {
    sections,
    async readLectures(sectionId: string) {
      const { data } = await api.call(listLectures, { courseId, sectionId })
      keepRead(sectionId, data)
    },
    /** After a change somewhere. What is given anew is only a part of a long course. */
    async readAnew() {
      await revalidate()
      if (given.every(({ unread_count: unread }) => unread === 0)) return
      const { data } = await api.call(listSections, { courseId })
      keepAll(data)
    },
  }
}
