import type { Section } from '../contract.ts'
import type { VariantContents } from '../variants/contract.ts'

/** What of a variant's contents is ticked while it is chosen. */
export interface ChosenContents {
  includesAll: boolean
  sectionIds: string[]
  lectureIds: string[]
}

export const chosenOf = ({ includes_all, section_ids, lecture_ids }: VariantContents): ChosenContents => ({
  includesAll: includes_all,
  sectionIds: section_ids,
  lectureIds: lecture_ids,
})

/** A section brings all its lectures, those to come too; without it they are chosen one by one. */
export function tickSection(
  { sectionIds, lectureIds, ...rest }: ChosenContents,
  { id, lectures }: Section,
  isTicked: boolean,
): ChosenContents {
  const own = new Set(lectures.map((lecture) => lecture.id))
  return {
    ...rest,
    sectionIds: isTicked ? [...sectionIds, id] : sectionIds.filter((each) => each !== id),
    lectureIds: lectureIds.filter((each) => !own.has(each)),
  }
}

export const tickLecture = (chosen: ChosenContents, id: string, isTicked: boolean): ChosenContents => ({
  ...chosen,
  lectureIds: isTicked ? [...chosen.lectureIds, id] : chosen.lectureIds.filter((each) => each !== id),
})
