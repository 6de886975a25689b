import { Link } from 'react-router'
import { Amounts } from '#kit/figures/Amounts.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { CodeRow } from '../../codes/contract.ts'
import { CodeState } from './CodeState.tsx'
import { useCodeWords } from './use-code-words.ts'
import { useCodesText } from './use-text.ts'

export function CodeTable({ codes }: { codes: CodeRow[] }) {
  const text = useCodesText()
  const { takesOff, usesOf } = useCodeWords()
  return (
    <DataTable
      caption={text('codes')}
      rows={codes}
      rowKey={({ id }) => id}
      columns={[
        { key: 'code', label: text('code'), cell: nameOf },
        { key: 'state', label: text('state'), cell: stateOf },
        { key: 'takesOff', label: text('takesOff'), isFigure: true, cell: takesOff },
        { key: 'uses', label: text('uses'), isFigure: true, cell: usesOf },
        {
          key: 'revenue',
          label: text('revenue'),
          isFigure: true,
          cell: revenueOf,
        },
        {
          key: 'until',
          label: text('until'),
          cell: endOf,
        },
      ]}
    />
  )
}

const revenueOf = ({ revenue, other_revenues: others }: CodeRow) => <Amounts amounts={[revenue, ...others]} />
const nameOf = ({ id, code }: CodeRow) => <Link to={`/home/codes/${id}`}>{code}</Link>
const stateOf = ({ state }: CodeRow) => <CodeState state={state} />
const endOf = (code: CodeRow) => <CodeEnd code={code} />

function CodeEnd({ code: { ends_at: at } }: { code: CodeRow }) {
  const text = useCodesText()
  return at === null ? text('noEnd') : <DateText at={at} />
}
