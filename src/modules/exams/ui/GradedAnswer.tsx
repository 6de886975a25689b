import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { type AnswerToRead, type GradedAnswer as Graded, getTakenAttempt } from '../grading/contract.ts'
import { GradeForm } from './GradeForm.tsx'
import { useGradingText } from './grading-text.ts'
import styles from './grading.module.css'
import type { ExamPlace } from './in-hand.ts'

interface GradedAnswerProps {
  place: ExamPlace & { attemptId: string }
  answer: AnswerToRead
  /** what the attempt came to by it */
  onGraded: (attempt: Graded['attempt']) => void
}

/** An answer that somebody has to read: what was asked, what was written, what should be in it, and what it was given. */
export function GradedAnswer({ place, answer, onGraded }: GradedAnswerProps) {
  const text = useGradingText()
  const api = useApi()
  const may = useMay()
  const showProblem = useProblem()
  const [grades, setGrades] = useState(answer.grades)
  const [isChanging, setChanging] = useState(false)
  const { given, question_html: question, solution } = answer
  const isGraded = grades.length > 0
  /** What somebody else gave for it meanwhile. */
  const lookAgain = async () => {
    try {
      const { answers } = await api.call(getTakenAttempt, place)
      setGrades(answers.find(({ id }) => id === answer.id)?.grades ?? [])
      setChanging(false)
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <>
      <Prose html={question} />
      <div className={common.closeStack}>
        <p className={common.note}>{text('answered')}</p>
        {given.written.trim() === '' ? (
          <p>{text('nothingWritten')}</p>
        ) : (
          <blockquote className={styles.written}>{given.written}</blockquote>
        )}
      </div>
      {solution?.solution_html && (
        <div className={common.closeStack}>
          <p className={common.note}>{text('solution')}</p>
          <Prose html={solution.solution_html} />
        </div>
      )}
      {isGraded && <Grades grades={grades} max={answer.points_max} />}
      {may('grade-attempts') && isGraded && !isChanging && (
        <div>
          <Button onClick={() => setChanging(true)}>{text('change')}</Button>
        </div>
      )}
      {may('grade-attempts') && (isGraded ? isChanging : answer.points === null) && (
        <GradeForm
          key={grades.length}
          answer={{ ...answer, grades }}
          onGraded={(graded) => {
            setGrades(graded.grades)
            setChanging(false)
            onGraded(graded.attempt)
          }}
          onMeanwhile={lookAgain}
          {...(isGraded && { onCancel: () => setChanging(false) })}
        />
      )}
    </>
  )
}

/** The last counts; those before it are named with why they changed. */
function Grades({ grades, max }: { grades: AnswerToRead['grades']; max: number }) {
  const text = useGradingText()
  const last = grades.at(-1)!
  return (
    <div className={common.closeStack} aria-live="polite">
      <p>
        <strong>{text('graded', { points: last.points, max })}</strong>{' '}
        <span className={common.note}>
          {last.grader_name && text('gradedBy', { name: last.grader_name })} <RelativeTime at={last.at} />
        </span>
      </p>
      {last.feedback && <p className={styles.said}>{last.feedback}</p>}
      {grades.slice(1).map(({ reason, at }, nth) => (
        <p key={at} className={common.note}>
          {text('before', { points: grades[nth]!.points, max })} · {text('because', { reason })}
        </p>
      ))}
    </div>
  )
}
