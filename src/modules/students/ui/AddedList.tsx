import { Link } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { AddedStudent } from '../adding/contract.ts'
import { useAddingText } from './use-text.ts'

/** What became of each who was to be added. */
export function AddedList({ students, onMore }: { students: AddedStudent[]; onMore: () => void }) {
  const text = useAddingText()
  const columns: Column<AddedStudent>[] = [
    column(text('students'), whoOf),
    column(text('outcome'), ({ outcome }) => (
      <Status tone={outcome === 'added' ? 'good' : 'plain'}>{text(`outcome_${outcome}`)}</Status>
    )),
    ...(students.some(({ access }) => access)
      ? [column(text('given'), ({ access }: AddedStudent) => access && text(`given_${access}`))]
      : []),
  ]
  return (
    <>
      <DataTable caption={text('done')} rows={students} columns={columns} />
      <div className={common.row}>
        <Button onClick={onMore}>{text('addMore')}</Button>
        <LinkButton to="/home/students">{text('seeAll')}</LinkButton>
      </div>
    </>
  )
}

const whoOf = ({ id, name, email, outcome }: AddedStudent) => (
  <span className={inner.names}>
    {outcome === 'admin' ? <span>{name}</span> : <Link to={`/home/students/${id}`}>{name}</Link>}
    <small>{email}</small>
  </span>
)
