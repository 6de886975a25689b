import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import type { AttemptRow } from '../contract.ts'
import type { WaitingAnswer } from '../grading/contract.ts'
import { attemptPath } from '../vocabulary.ts'
import { GradedAnswer } from './GradedAnswer.tsx'
import { useGradingText } from './grading-text.ts'
import styles from './grading.module.css'

/** Answers to grade one after the other: once one is graded, the points of the next have the focus. */
export function GradingList({ answers }: { answers: WaitingAnswer[] }) {
  const text = useGradingText()
  const list = useRef<HTMLOListElement>(null)
  const [graded, setGraded] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (!graded) return
    const rows = [...(list.current?.children ?? [])]
    const at = rows.findIndex((row) => row.getAttribute('data-answer') === graded.id)
    const next = rows.slice(at + 1).find((row) => row.querySelector('[data-points]'))
    next?.querySelector<HTMLElement>('[data-points]')?.focus()
    next?.scrollIntoView({ block: 'start' })
  }, [graded])
  const tell = ({ result }: AttemptRow) => {
    if (!result) return
    const { percent, is_passed: isPassed } = result
    toast.show(text('wholeGraded', { result: text(isPassed ? 'passedWith' : 'failedWith', { percent }) }))
  }
  return (
    <ol ref={list} className={styles.answers}>
      {answers.map((answer) => {
        const { id, person_name: name, course_title: course, lecture_title: lecture } = answer
        const place = { courseId: answer.course_id, lectureId: answer.lecture_id, attemptId: answer.attempt_id }
        return (
          <li key={id} data-answer={id}>
            <div>
              <h2>{name}</h2>
              <p className={common.note}>
                {text('of', { course, lecture })} ·{' '}
                <Link to={attemptPath(place.courseId, place.lectureId, place.attemptId)}>
                  {text('attempt', { number: answer.attempt_number })}
                </Link>{' '}
                · {text('waits')} <RelativeTime at={answer.waits_since} />
              </p>
            </div>
            <GradedAnswer
              place={place}
              answer={answer}
              onGraded={(attempt) => {
                setGraded({ id })
                tell(attempt)
              }}
            />
          </li>
        )
      })}
    </ol>
  )
}
