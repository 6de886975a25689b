import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { listSectionLectures, type OutlineSection } from '../contract.ts'

/** The sections of a long course with the lectures that came with this lesson, with those before it, or that were read since. */
export function useReadSections(given: OutlineSection[]) {
  const api = useApi()
  const [known, setKnown] = useState({ given, whole: wholeOf(given) })
  if (known.given !== given) setKnown({ given, whole: new Map([...known.whole, ...wholeOf(given)]) })
  return {
    sections: given.map((section) => known.whole.get(section.id) ?? section),
    async read(id: string) {
      const { data: lectures } = await api.call(listSectionLectures, { id })
      const whole = wholeOf(
        given.map((section) => (section.id === id ? { ...section, lectures, unread_count: 0 } : section)),
      )
      setKnown((now) => ({ ...now, whole: new Map([...now.whole, ...whole]) }))
    },
  }
}

const wholeOf = (sections: OutlineSection[]): Map<string, OutlineSection> =>
  new Map(sections.filter(({ unread_count: unread }) => unread === 0).map((section) => [section.id, section]))
