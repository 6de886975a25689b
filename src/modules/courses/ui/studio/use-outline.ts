import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { listLectures, type ListedSection, listSections } from '../../contract.ts'
import { type SectionInHand, withRead, withThoseRead } from '../curriculum.ts'

interface Known {
  given: ListedSection[]
  sections: SectionInHand[]
}

/** The sections beside a lecture that is edited. What was read of a long course stays when they are given anew. */
export function useOutline(courseId: string, given: ListedSection[]) {
  const api = useApi()
  const [known, setKnown] = useState<Known>({ given, sections: given })
  if (known.given !== given) setKnown({ given, sections: withThoseRead(given, known.sections) })
  return {
    sections: known.sections,
    async readLectures(sectionId: string) {
      const { data } = await api.call(listLectures, { courseId, sectionId })
      setKnown((now) => ({ ...now, sections: withRead(now.sections, sectionId, data) }))
    },
    /** After a change somewhere; what is given anew is only a part of a long course. */
    async reload() {
      if (given.every(({ unread_count: unread }) => unread === 0)) return
      const { data } = await api.call(listSections, { courseId })
      setKnown((now) => ({ ...now, sections: data }))
    },
  }
}
