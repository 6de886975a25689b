import { Link } from 'react-router'
import { useMay } from '#kit/api/use-may.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { column, type Column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TakenAttempt } from '../contract.ts'
import { attemptPath } from '../vocabulary.ts'
import { AttemptStatus } from './AttemptStatus.tsx'
import type { ExamPlace } from './in-hand.ts'
import { useExamResultsText } from './results-text.ts'

interface AttemptTableProps {
  place: ExamPlace
  attempts: TakenAttempt[]
}

export function AttemptTable({ place: { courseId, lectureId }, attempts }: AttemptTableProps) {
  const text = useExamResultsText()
  const may = useMay()
  const columns: Column<TakenAttempt>[] = [
    column(text('person'), may('see-students') ? linkedPersonOf : personOf, 'person'),
    figure(text('number'), ({ number }) => number, 'number'),
    column(
      text('started'),
      ({ id, started_at: at }) => (
        <Link to={attemptPath(courseId, lectureId, id)}>
          <DateText at={at} withTime />
        </Link>
      ),
      'started',
    ),
    column(text('result'), resultOf, 'result'),
  ]
  return <DataTable caption={text('attempts')} rows={attempts} columns={columns} />
}

const personOf = ({ person }: TakenAttempt) => person.name
const linkedPersonOf = ({ person: { id, name } }: TakenAttempt) => <Link to={`/home/students/${id}`}>{name}</Link>
const resultOf = (attempt: TakenAttempt) => <AttemptStatus attempt={attempt} />
