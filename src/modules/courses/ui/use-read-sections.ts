import { useState } from 'react'
import { type Listed, withRead, withThoseRead } from './curriculum.ts'

/** The sections of a course as they are given; of a long one with the lectures that were read, or came with those given before. */
export function useReadSections<Of extends Listed>(given: Of[]) {
  const [known, setKnown] = useState({ given, sections: given })
  if (known.given !== given) setKnown({ given, sections: withThoseRead(given, known.sections) })
  return {
    sections: known.sections,
    keepRead: (sectionId: string, lectures: Of['lectures']) =>
      setKnown((now) => ({ ...now, sections: withRead(now.sections, sectionId, lectures) })),
    keepAll: (sections: Of[]) => setKnown((now) => ({ ...now, sections })),
  }
}
