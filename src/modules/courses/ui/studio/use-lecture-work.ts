import { useEffect, useEffectEvent } from 'react'
import { readDraft, useDraft } from '#kit/drafts/useDraft.ts'
import { toast } from '#kit/feedback/toast.ts'
import type { Lecture } from '../../contract.ts'
import { isTyped, laidOverNewer, type LectureWork, typedSince, workOn } from '../lecture-values.ts'
import { useCoursesText } from '../use-text.ts'

/** What is typed over a lecture. When it is read again and somebody else has saved it, that is laid under what was typed. */
export function useLectureWork(lecture: Lecture) {
  const text = useCoursesText()
  const name = `lecture:${lecture.id}`
  const [kept, keep] = useDraft(name)
  const saved = workOn(lecture)
  // All of it is kept, beside what it was typed over: what both have changed is told from what one has.
  const values: LectureWork = kept === '' ? saved : { ...saved, ...(JSON.parse(kept) as Partial<LectureWork>) }
  const change = (part: Partial<LectureWork>) => keep(JSON.stringify({ ...values, ...part }))
  const forget = () => keep('')
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
    isUnsaved: JSON.stringify(values) !== JSON.stringify(saved),
    change,
    forget,
    /** Its film was deleted here: nobody has to be told. */
    takeWithoutFilm: (now: Lecture) => change(laidOverNewer(values, now)),
    /** It was saved as `values` said: what was typed since stays unsaved. */
    accept: (saved: Lecture) => change(typedSince(values, { now: typedNow(), saved })),
    /** Once it was read again. */
    settle() {
      if (!isTyped(typedNow())) forget()
    },
  }
}
