import type { Dashboard } from '../contract.ts'
import { Chart } from './chart/Chart.tsx'
import { LegendKey } from './chart/LegendKey.tsx'
import styles from './dashboard.module.css'
import { SalesChart } from './SalesChart.tsx'
import { SalesTable } from './SalesTable.tsx'
import { useAnalyticsText } from './use-text.ts'

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
          <LegendKey>{text('thisPeriod')}</LegendKey>
          <LegendKey isLine>{text('periodBefore')}</LegendKey>
        </>
      }
      table={<SalesTable dashboard={dashboard} />}
    >
      <SalesChart sales={sales} currency={currency} title={title} />
    </Chart>
  )
}
