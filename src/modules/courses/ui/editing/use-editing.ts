import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { type Editor, sayEditing } from '../../editing/contract.ts'
import { SAID_EVERY } from '../../editing/vocabulary.ts'

type Heard = Answer<typeof sayEditing>

interface Editing {
  courseId: string
  /** null: the list of all is open */
  lectureId: string | null
  /** the outline, or the lecture, is another one than was heard before; says who has saved the lecture */
  onChanged: (changed: { savedBy: string | null }) => void
}

/**
 * Says that a course or a lecture is open here while somebody looks at it, and hears who else has it open and what is newest. What this
 * editor has changed itself is heard of likewise, and read once more.
 */
export function useEditing({ courseId, lectureId, onChanged }: Editing): Editor[] {
  const api = useApi()
  const may = useMay()
  const [others, setOthers] = useState<Editor[]>([])
  const last = useRef<{ of: string; heard: Heard } | null>(null)
  const isTold = may('change-products')
  const say = useEffectEvent(async () => {
    if (document.hidden || !isTold) return
    const of = `${courseId} ${lectureId}`
    const heard = await api.call(sayEditing, { courseId, lecture_id: lectureId })
    setOthers((now) => (JSON.stringify(now) === JSON.stringify(heard.others) ? now : heard.others))
    const before = last.current?.of === of ? last.current.heard : null
    last.current = { of, heard }
    if (!before) return
    const isSaved = before.lecture?.version !== heard.lecture?.version
    if (isSaved || before.outline !== heard.outline)
      onChanged({ savedBy: isSaved ? (heard.lecture?.changed_by ?? null) : null })
  })
  useEffect(() => {
    // What cannot be said now is said next time.
    const sayNow = () => void say().catch(() => undefined)
    sayNow()
    const timer = setInterval(sayNow, SAID_EVERY)
    document.addEventListener('visibilitychange', sayNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sayNow)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- said at once of whatever is opened
  }, [courseId, lectureId])
  return others
}
