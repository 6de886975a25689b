import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useMay } from '#kit/api/use-may.ts'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { EnteredWork } from '../contract.ts'
import { Entered } from './Entered.tsx'
import styles from './entries.module.css'
import { useEntriesText } from './text.ts'

const AnswerDialog = onDemand(async () => (await import('./AnswerDialog.tsx')).AnswerDialog)

/** What students entered, each with its question and what was answered. */
export function EntryList({ entries }: { entries: EnteredWork[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: EnteredWork }) {
  const text = useEntriesText()
  const [isAnswering, setAnswering] = useState(false)
  const mayOpen = useMay()('see-students')
  const { student, course, lecture, path, component, entered_at: at, answer, can } = entry
  return (
    <li className={styles.entry} data-row>
      <p className={styles.head}>
        <strong dir="auto">
          {mayOpen ? <Link to={`/home/students/${student.id}`}>{student.name}</Link> : <span>{student.name}</span>}
        </strong>
        <span className={common.note}>
          <DateText at={at} withTime />
        </span>
        <EntryState entry={entry} />
      </p>
      <p className={common.note}>
        <span dir="auto">{course.title}</span> · <Link to={path}>{lecture.title}</Link>
      </p>
      <h2 dir="auto" className={styles.question}>
        {component.label}
      </h2>
      <Entered entry={entry} />
      {answer && (
        <div className={styles.answer}>
          <p className={common.note}>
            {answer.by ? text('answeredBy', { name: answer.by }) : text('answeredBySomeone')} ·{' '}
            <DateText at={answer.answered_at} withTime />
          </p>
          <p dir="auto" className={styles.words}>
            {answer.body}
          </p>
        </div>
      )}
      {can.answer && (
        <div data-needs-scripts>
          <Button look={entry.is_waiting ? 'primary' : 'secondary'} onClick={() => setAnswering(true)}>
            {text(answer ? (answer.is_older ? 'answerAgain' : 'changeAnswer') : 'answer')}
          </Button>
        </div>
      )}
      {isAnswering && (
        <Suspense>
          <AnswerDialog entry={entry} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </li>
  )
}

function EntryState({ entry: { answer, is_waiting: isWaiting } }: { entry: EnteredWork }) {
  const text = useEntriesText()
  if (isWaiting) return <Status tone="caution">{text('waits')}</Status>
  if (!answer) return null
  return answer.is_older ? (
    <Status tone="caution">{text('changedSince')}</Status>
  ) : (
    <Status tone="good">{text('isAnswered')}</Status>
  )
}
