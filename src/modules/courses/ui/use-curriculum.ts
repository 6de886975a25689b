import { useEffect, useRef, useState } from 'react'
import { useWhenEnded } from '#modules/media/ui/films/use-when-ended.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useChoosingText } from '#kit/text/choosing-text.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import {
  deleteLecture,
  deleteSection,
  type LectureRow,
  listLectures,
  listSections,
  orderLectures,
  orderSections,
  type Section,
  storeLectures,
  storeSections,
  updateSection,
} from '../contract.ts'
import { ORDER_CHANGED } from '../editor/vocabulary.ts'
import type { LectureKind } from '../vocabulary.ts'
import { useStaying } from './leaving.ts'
import { type SectionInHand, withLectureOrder, withLectures, withRead, withSectionOrder } from './curriculum.ts'
import { useRemoving } from './use-removing.ts'
import { useCoursesText } from './use-text.ts'

type SectionDetails = Pick<Section, 'title' | 'delay_days'>

/** The sections of a course as they are edited: a new order is shown at once and taken back if it cannot be saved. */
export function useCurriculum(courseId: string, given: SectionInHand[], onChanged?: () => void) {
  const api = useApi()
  const text = useCoursesText()
  const choosingText = useChoosingText()
  const showProblem = useProblem()
  const [sections, showSections] = useState(given)
  /** so many times something was changed here */
  const changes = useRef(0)
  const setSections: typeof showSections = (next) => {
    changes.current++
    showSections(next)
  }
  /** The same for what is pressed later, such as undo. */
  const latest = useRef(sections)
  useEffect(() => {
    latest.current = sections
  }, [sections])

  /** Answers whether it was saved. Where somebody else was quicker, theirs is shown and mine is to be made again. */
  async function reorder(
    shown: (now: SectionInHand[]) => SectionInHand[],
    save: () => Promise<{ data: Section[] }>,
  ): Promise<boolean> {
    const before = latest.current
    setSections(shown(before))
    try {
      setSections((await save()).data)
      return true
    } catch (error) {
      setSections(before)
      const isStale = error instanceof ApiProblem && error.code === ORDER_CHANGED
      if (!isStale) toast.error(text('orderNotSaved'))
      showProblem(error)
      if (isStale) await reload()
      return false
    }
  }
  const undoing = (title: string, undo: () => Promise<boolean>) =>
    toast.show(title, { about: courseId, action: { label: choosingText('undo'), run: () => void undo() } })
  const putSections = (from: string[], ids: string[]) =>
    reorder(
      (now) => withSectionOrder(now, ids),
      () => api.call(orderSections, { courseId, ids, before: from }),
    )
  useWhenEnded(() => reload())
  const idsIn = (sectionId: string) => sections.find(({ id }) => id === sectionId)?.lectures.map(({ id }) => id) ?? []
  async function readLectures(sectionId: string): Promise<LectureRow[]> {
    const { data } = await api.call(listLectures, { courseId, sectionId })
    setSections((now) => withRead(now, sectionId, data))
    return data
  }
  /** What was asked for before a change knows nothing of it, and is asked for again. */
  async function reload(): Promise<void> {
    const before = changes.current
    const { data } = await api.call(listSections, { courseId })
    if (changes.current !== before) return reload()
    setSections(data)
    onChanged?.()
  }

  const remove = useRemoving(reload)

  return {
    sections: useStaying(sections),
    reload,
    readLectures,
    async orderSections(ids: string[]) {
      const from = sections.map(({ id }) => id)
      if (await putSections(from, ids)) undoing(text('orderSaved'), () => putSections(ids, from))
    },
    async orderLectures(sectionId: string, ids: string[]) {
      const from = idsIn(sectionId)
      const put = (before: string[], next: string[]) =>
        reorder(
          (now) => withLectureOrder(now, sectionId, next),
          () => api.call(orderLectures, { courseId, sectionId, ids: next, before }),
        )
      if (await put(from, ids)) undoing(text('orderSaved'), () => put(ids, from))
    },
    /** to the end of another section */
    async moveLecture({ id, title, section_id: fromId }: LectureRow, target: SectionInHand) {
      const from = idsIn(fromId)
      const there = target.unread_count
        ? (await readLectures(target.id)).map((lecture) => lecture.id)
        : idsIn(target.id)
      const after = [...there, id]
      const move = (to: string, of: string, next: string[], before: string[]) =>
        reorder(
          (now) => withLectureOrder(now, to, next),
          () => api.call(orderLectures, { courseId, sectionId: to, ids: next, before, from_section_id: of }),
        )
      if (await move(target.id, fromId, after, there))
        undoing(text('lectureMoved', { title, section: target.title }), () =>
          move(
            fromId,
            target.id,
            from,
            from.filter((each) => each !== id),
          ),
        )
    },
    async addSections(titles: string[]) {
      const { data } = await api.call(storeSections, { courseId, titles })
      setSections((now) => [...now, ...data])
      onChanged?.()
    },
    async changeSection({ id: sectionId, title, delay_days }: Section, section: SectionDetails) {
      const change = async (from: SectionDetails, to: SectionDetails) => {
        await api.call(updateSection, { courseId, sectionId, ...to, seen: seenOf(updateSection, from) })
        await reload()
      }
      await change({ title, delay_days }, section)
      const run = () => void change(section, { title, delay_days }).catch(showProblem)
      toast.saved({ action: { label: choosingText('undo'), run } })
    },
    removeSection: ({ id: sectionId, title }: Section) =>
      remove(sectionId, title, () => api.call(deleteSection, { courseId, sectionId })),
    /** drafts with nothing but a title, at the end */
    async addLectures(sectionId: string, titles: string[], kind: LectureKind = 'text') {
      const { data } = await api.call(storeLectures, { courseId, sectionId, titles, kind })
      setSections((now) => withLectures(now, sectionId, data))
      onChanged?.()
      return data
    },
    removeLecture: ({ id: lectureId, section_id: sectionId, title }: LectureRow) =>
      remove(lectureId, title, () => api.call(deleteLecture, { courseId, sectionId, lectureId })),
  }
}
