import { useEffect, useEffectEvent } from 'react'
import { readDraft } from '#kit/drafts/useDraft.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { toast } from '#kit/feedback/toast.ts'
import type { Lecture } from '../../contract.ts'
import { isTyped, laidOverNewer, type LectureWork, typedSince, workOn } from '../lecture-values.ts'
import { useCoursesText } from '../use-text.ts'

/** What is typed over a lecture. When it is read again and somebody else has saved it, that is laid under what was typed. */
export function useLectureWork(lecture: Lecture) {
  const text = useCoursesText()
  const name = `lecture:${lecture.id}`
  const { values, isUnsaved, change, forget } = useUnsaved(name, workOn(lecture))
  const { version } = lecture
  const layOver = useEffectEvent(() => {
    if (values.version === version) return
    if (!isTyped(values)) return forget()
    change(laidOverNewer(values, lecture))
    toast.show(text('newestTaken'), { about: lecture.id })
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each version that is read
  useEffect(() => layOver(), [version])
  const typedNow = (): LectureWork => ({ ...values, ...(JSON.parse(readDraft(name) || '{}') as Partial<LectureWork>) })
  return {
    values,
    isUnsaved,
    change,
    forget,
    /** It was saved as `values` said: what was typed since stays unsaved. */
    accept: (saved: Lecture) => change(typedSince(values, { now: typedNow(), saved })),
    /** Once it was read again. */
    settle() {
      if (!isTyped(typedNow())) forget()
    },
  }
}
