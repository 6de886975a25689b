import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { Amounts } from '#kit/figures/Amounts.tsx'
import facts from '#kit/figures/facts.module.css'
import inner from '#kit/inner.module.css'
import type { EditableCode } from '../../codes/contract.ts'
import { useCodeWords } from './use-code-words.ts'
import { useCodesText } from './use-text.ts'

export function CodeResults({ code }: { code: EditableCode }) {
  const text = useCodesText()
  const { usesOf } = useCodeWords()
  return (
    <div className={common.stack}>
      <dl className={facts.figures}>
        <div>
          <dt>{text('uses')}</dt>
          <dd>{usesOf(code)}</dd>
        </div>
        <div>
          <dt>{text('revenue')}</dt>
          <dd>
            <Amounts amounts={[code.revenue, ...code.other_revenues]} />
          </dd>
        </div>
      </dl>
      <p className={inner.longNote}>{text('resultsHelp')}</p>
      {code.uses_count > 0 && (
        <p>
          <Link to={`/home/orders?code_id=${code.id}`}>{text('seeOrders')}</Link>
        </p>
      )}
    </div>
  )
}
