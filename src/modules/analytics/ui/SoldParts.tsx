import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Bar } from '#kit/feedback/Bar.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { formatMoney, formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Compared, Dashboard, SoldSource } from '../contract.ts'
import { DEFAULT_DAYS } from '../vocabulary.ts'
import { sayChange } from './change-of.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

/** What the volume is made of: by product, and by what led buyers here. Each beside the period before. */
export function SoldParts({ dashboard }: { dashboard: Dashboard }) {
  const text = useAnalyticsText()
  const may = useMay()
  const { products, sources, days } = dashboard
  if (products.length === 0) return null
  const period = days === DEFAULT_DAYS ? '' : `?days=${days}`
  const nameOfSource = ({ partner, campaign }: SoldSource): ReactNode => {
    if (partner)
      return may('see-partners') ? <Link to={`/home/partners/${partner.id}`}>{partner.name}</Link> : partner.name
    if (!campaign) return text('direct')
    return [campaign.source, campaign.medium, campaign.campaign].filter(Boolean).join(' · ')
  }
  return (
    <div className={styles.parts}>
      <PartsTable
        dashboard={dashboard}
        title={text('byProduct')}
        label={text('product')}
        parts={products.map((product) => ({
          ...product,
          key: product.id,
          name: may('see-products') ? (
            <Link to={`${editorPath(product)}/numbers${period}`}>{product.title}</Link>
          ) : (
            product.title
          ),
        }))}
      />
      <PartsTable
        dashboard={dashboard}
        title={text('bySource')}
        label={text('source')}
        parts={sources.map((source) => ({
          ...source,
          key: source.partner?.id ?? JSON.stringify(source.campaign),
          name: nameOfSource(source),
        }))}
      />
    </div>
  )
}

interface Part {
  key: string
  name: ReactNode
  amount: Compared
  sold: number
}

interface PartsTableProps {
  dashboard: Dashboard
  title: string
  label: string
  parts: Part[]
}

function PartsTable({ dashboard: { currency, volume, sales_count }, title, label, parts }: PartsTableProps) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const sumOf = (of: 'now' | 'before') => parts.reduce((sum, { amount }) => sum + amount[of], 0)
  const rest: Compared = { now: volume.now - sumOf('now'), before: volume.before - sumOf('before') }
  const restSold = Math.max(0, sales_count.now - parts.reduce((sum, { sold }) => sum + sold, 0))
  const others: Part[] =
    rest.now > 0 || rest.before > 0 ? [{ key: 'rest', name: text('othersSold'), amount: rest, sold: restSold }] : []
  const nameOf = ({ name, amount }: Part) => (
    <span className={styles.part}>
      <span>{name}</span>
      {volume.now > 0 && (
        <Bar
          className={styles.share}
          aria-label={text('shareOf', { share: formatPercent(Math.max(0, amount.now) / volume.now, language) })}
          max={volume.now}
          value={Math.max(0, amount.now)}
        />
      )}
    </span>
  )
  return (
    <Section title={title}>
      <DataTable<Part>
        caption={title}
        rows={[...parts, ...others]}
        rowKey={({ key }) => key}
        columns={[
          column(label, nameOf),
          figure(text('sold'), ({ amount }) => money(amount.now)),
          figure(text('change'), ({ amount }) => sayChange(amount, language) ?? text('newlySold')),
          figure(text('sales'), ({ sold }) => formatNumber(sold, language)),
        ]}
      />
    </Section>
  )
}
