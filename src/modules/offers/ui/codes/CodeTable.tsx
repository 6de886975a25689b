import { Link } from 'react-router'
import { Amounts } from '#kit/figures/Amounts.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { CodeRow } from '../../codes/contract.ts'
import { CodeState } from './CodeState.tsx'
import { useCodeWords } from './use-code-words.ts'
import { useCodesText } from './use-text.ts'

export function CodeTable({ codes }: { codes: CodeRow[] }) {
  const text = useCodesText()
  const { takesOff, usesOf } = useCodeWords()
  const columns: Column<CodeRow>[] = [
    sorting('code', column(text('code'), nameOf, 'code')),
    column(text('state'), stateOf, 'state'),
    figure(text('takesOff'), takesOff, 'takesOff'),
    sorting('-uses', figure(text('uses'), usesOf, 'uses')),
    figure(text('revenue'), revenueOf, 'revenue'),
    sorting('until', column(text('until'), endOf, 'until')),
  ]
  return <DataTable caption={text('codes')} rows={codes} columns={columns} />
}

const revenueOf = ({ revenue, other_revenues: others }: CodeRow) => <Amounts amounts={[revenue, ...others]} />
const nameOf = ({ id, code }: CodeRow) => <Link to={`/home/codes/${id}`}>{code}</Link>
const stateOf = ({ state }: CodeRow) => <CodeState state={state} />
const endOf = (code: CodeRow) => <CodeEnd code={code} />

function CodeEnd({ code: { ends_at: at } }: { code: CodeRow }) {
  const text = useCodesText()
  return at === null ? text('noEnd') : <DateText at={at} />
}
