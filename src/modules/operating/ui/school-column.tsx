import { Link } from 'react-router'
import { type Column, column } from '#kit/lists/columns.ts'
import type { SchoolRef } from '../schools/contract.ts'

interface OfSchool {
  school: SchoolRef | null
}

/** Whose it is, where all schools are listed together; none where it is about one school anyway. */
export const schoolColumn = <Row extends OfSchool>(
  text: (key: 'school' | 'noSchool') => string,
  schoolId: string | undefined,
): Column<Row>[] =>
  schoolId === undefined
    ? [
        column(text('school'), ({ school }) =>
          school ? <Link to={`/operator/schools/${school.id}`}>{school.name}</Link> : text('noSchool'),
        ),
      ]
    : []
