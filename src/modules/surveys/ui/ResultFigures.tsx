import facts from '#kit/figures/facts.module.css'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Results } from './results.ts'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'

export function ResultFigures({
  results: { displays_count: displays, responses_count: responses },
}: {
  results: Results
}) {
  const text = useSurveysText()
  const { language } = useLocale()
  const rate = displays === 0 ? null : Math.min(1, responses / displays)
  const figures = [
    { label: text('displays'), value: formatNumber(displays, language) },
    { label: text('responses'), value: formatNumber(responses, language) },
    { label: text('rate'), value: rate === null ? '–' : formatPercent(rate, language) },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={facts.largeFigure}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
