import { Suspense, useSyncExternalStore } from 'react'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { DataTable } from '#web/kit/lists/DataTable.tsx'
import { useLocale } from '#web/kit/text/Locale.tsx'
import type { QuestionResult } from '../contract.ts'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'
import { onDemand } from '#web/kit/on-demand.ts'

const ChoicesChart = onDemand(async () => (await import('./ChoicesChart.tsx')).ChoicesChart)

const never = () => () => undefined
const ROW_PX = 40

/** The chart is for the eyes only and drawn in the browser; the table has the same figures for everyone. */
export function Choices({ question: { title, choices, answers_count: answers } }: { question: QuestionResult }) {
  const text = useSurveysText()
  const { language } = useLocale()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      <div aria-hidden="true" className={styles.chart}>
        {/* Keeps the room the chart will take, so that nothing moves when it is drawn. */}
        <svg viewBox={`0 0 1 ${choices.length * ROW_PX}`} className={styles.room} height={choices.length * ROW_PX} />
        <div className={styles.drawn}>
          {isInBrowser && (
            <Suspense>
              <ChoicesChart choices={choices} answers={answers} />
            </Suspense>
          )}
        </div>
      </div>
      <details className={styles.details}>
        <summary>{text('asTable')}</summary>
        <DataTable
          caption={title}
          rows={choices}
          rowKey={({ value }) => value}
          columns={[
            { key: 'option', label: text('option'), cell: ({ label }) => label },
            { key: 'count', label: text('count'), cell: ({ count }) => formatNumber(count, language), isFigure: true },
            {
              key: 'share',
              label: text('share'),
              cell: ({ count }) => formatPercent(count / answers, language),
              isFigure: true,
            },
          ]}
        />
      </details>
    </>
  )
}
