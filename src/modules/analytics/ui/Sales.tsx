import { Suspense, useSyncExternalStore } from 'react'
import type { Dashboard } from '../contract.ts'
import styles from './dashboard.module.css'
import { SalesTable } from './SalesTable.tsx'
import { useAnalyticsText } from './use-text.ts'
import { onDemand } from '#kit/on-demand.ts'

const SalesChart = onDemand(async () => (await import('./SalesChart.tsx')).SalesChart)

const never = () => () => undefined

/** The chart is for the eyes only; the table has the same figures for everyone, and the server draws none. */
export function Sales({ dashboard }: { dashboard: Dashboard }) {
  const text = useAnalyticsText()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isEmpty = dashboard.volume.now === 0 && dashboard.volume.before === 0
  if (isEmpty)
    return (
      <p className={styles.none}>
        {dashboard.other_volumes.length === 0 ? text('noSales') : text('noSalesIn', { currency: dashboard.currency })}
      </p>
    )
  return (
    <>
      <p aria-hidden="true" className={styles.legend}>
        <span className={styles.keyNow}>{text('thisPeriod')}</span>
        <span className={styles.keyBefore}>{text('periodBefore')}</span>
      </p>
      <div aria-hidden="true" className={styles.chart}>
        {isInBrowser && (
          <Suspense>
            <SalesChart sales={dashboard.sales} currency={dashboard.currency} />
          </Suspense>
        )}
      </div>
      <details className={styles.details}>
        <summary>{text('showTable')}</summary>
        <SalesTable dashboard={dashboard} />
      </details>
    </>
  )
}
