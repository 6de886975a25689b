import { Link } from 'react-router'
import { Amounts } from '#kit/figures/Amounts.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { type BulkAction, BulkTable } from '#kit/lists/BulkTable.tsx'
import { type CodeRow, resumeCode, stopCode } from '../../codes/contract.ts'
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
  return (
    <BulkTable
      caption={text('codes')}
      rows={codes}
      columns={columns}
      nameOf={({ code }) => code}
      actions={useCodeActions()}
    />
  )
}

function useCodeActions(): BulkAction<CodeRow>[] {
  const text = useCodesText()
  const api = useApi()
  const may = useMay()
  if (!may('change-codes')) return []
  const stop = ({ id }: CodeRow) => api.call(stopCode, { codeId: id })
  const resume = ({ id }: CodeRow) => api.call(resumeCode, { codeId: id })
  return [
    {
      label: text('stop'),
      isFor: ({ state }) => state !== 'stopped' && state !== 'over',
      work: stop,
      undo: resume,
      said: (count) => text('stoppedMany', { count }),
    },
    {
      label: text('resume'),
      isFor: ({ state }) => state === 'stopped',
      work: resume,
      undo: stop,
      said: (count) => text('resumedMany', { count }),
    },
  ]
}

const revenueOf = ({ revenue, other_revenues: others }: CodeRow) => <Amounts amounts={[revenue, ...others]} />
const nameOf = ({ id, code }: CodeRow) => <Link to={`/home/codes/${id}`}>{code}</Link>
const stateOf = ({ state }: CodeRow) => <CodeState state={state} />
const endOf = (code: CodeRow) => <CodeEnd code={code} />

function CodeEnd({ code: { ends_at: at } }: { code: CodeRow }) {
  const text = useCodesText()
  return at === null ? text('noEnd') : <DateText at={at} />
}
