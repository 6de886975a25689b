import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import { column, type Column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { CertificateRow } from '../contract.ts'
import { CertificateActions } from './CertificateActions.tsx'
import { CertificateState } from './CertificateState.tsx'
import { usePanelCertificatesText } from './panel-text.ts'

export function CertificateTable({ rows }: { rows: CertificateRow[] }) {
  const text = usePanelCertificatesText()
  const columns: Column<CertificateRow>[] = [
    column(text('person'), personOf, 'person'),
    column(text('course'), ({ course_title: title }) => title, 'course'),
    column(text('state'), stateOf, 'state'),
    column(text('issued'), timeOf, 'issued'),
    column(text('code'), codeOf, 'code'),
    column(text('actions'), actionsOf, 'actions'),
  ]
  return <DataTable caption={text('certificates')} rows={rows} columns={columns} />
}

const personOf = ({ name, person }: CertificateRow) => <Link to={`/home/students/${person.id}`}>{name}</Link>
const stateOf = (row: CertificateRow) => <CertificateState certificate={row} />
const timeOf = ({ issued_at: at }: CertificateRow) => <DateText at={at} />
const codeOf = ({ code, path }: CertificateRow) => <Link to={path}>{code}</Link>
const actionsOf = (row: CertificateRow) => <CertificateActions certificate={row} />
