import { Link } from 'react-router'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { EditableCode } from '../../codes/contract.ts'
import styles from './codes.module.css'
import { useCodeWords } from './use-code-words.ts'
import { useCodesText } from './use-text.ts'

export function CodeResults({ code }: { code: EditableCode }) {
  const text = useCodesText()
  const { language } = useLocale()
  const { usesOf } = useCodeWords()
  return (
    <div className={styles.fields}>
      <dl className={styles.figures}>
        <div>
          <dt>{text('uses')}</dt>
          <dd>{usesOf(code)}</dd>
        </div>
        <div>
          <dt>{text('revenue')}</dt>
          <dd>{formatMoney(code.revenue, language)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{text('resultsHelp')}</p>
      {code.uses_count > 0 && (
        <p>
          <Link to={`/home/orders?code_id=${code.id}`}>{text('seeOrders')}</Link>
        </p>
      )}
    </div>
  )
}
