import { onDemand } from '#kit/on-demand.ts'
import type { Dashboard } from '../contract.ts'
import { Chart } from './chart/Chart.tsx'
import chart from './chart/chart.module.css'
import styles from './dashboard.module.css'
import { SalesTable } from './SalesTable.tsx'
import { useAnalyticsText } from './use-text.ts'

const SalesChart = onDemand(async () => (await import('./SalesChart.tsx')).SalesChart)

export function Sales({ dashboard }: { dashboard: Dashboard }) {
  const text = useAnalyticsText()
  const { days, currency, sales, volume, other_volumes: others } = dashboard
  const isEmpty = volume.now === 0 && volume.before === 0
  if (isEmpty)
    return <p className={styles.none}>{others.length === 0 ? text('noSales') : text('noSalesIn', { currency })}</p>
  const title = `${text('salesVolume', { count: days })} (${currency})`
  return (
    <Chart
      title={title}
      fileName={`${text('pictureOfSales')}-${sales.at(-1)?.on}`}
      legend={
        <>
          <span>{text('thisPeriod')}</span>
          <span className={chart.keyBefore}>{text('periodBefore')}</span>
        </>
      }
      table={<SalesTable dashboard={dashboard} />}
    >
      <SalesChart sales={sales} currency={currency} title={title} />
    </Chart>
  )
}
