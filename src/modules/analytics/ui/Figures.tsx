import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import { useMay } from '#kit/api/use-may.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Dashboard } from '../contract.ts'
import { ComparedFigures } from './ComparedFigures.tsx'
import { useAnalyticsText } from './use-text.ts'

/** The figures of the period, each beside what it was before. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const may = useMay()
  const { currency } = dashboard
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const number = (value: number) => formatNumber(value, language)
  const since = dashboard.sales[0]?.on ?? ''
  const { now, before } = dashboard.renewals_count
  const hasRenewals = now + before > 0
  const orders = `/home/orders?from=${since}`
  return (
    <ComparedFigures
      days={dashboard.days}
      figures={[
        { label: text('sold'), compared: dashboard.volume, write: money, to: orders },
        ...(hasRenewals
          ? [{ label: text('renewalsVolume'), compared: dashboard.renewals_volume, write: money, to: '/home/members' }]
          : []),
        ...dashboard.other_volumes.map((other) => ({
          label: text('soldIn', { currency: other.currency }),
          compared: other.volume,
          write: (amount: number) => formatMoney({ amount, currency: other.currency }, language),
        })),
        { label: text('sales'), compared: dashboard.sales_count, write: number, to: orders },
        ...(hasRenewals ? [{ label: text('renewals'), compared: dashboard.renewals_count, write: number }] : []),
        {
          label: text('newStudents'),
          compared: dashboard.new_students,
          write: number,
          to: may('see-students') ? `/home/students?from=${since}` : undefined,
        },
        { label: text('comments'), compared: dashboard.comments, write: number },
        { label: text('disputes'), compared: dashboard.disputes, write: number, to: '/home/orders?status=disputed' },
      ]}
    />
  )
}
