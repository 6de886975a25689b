import { sayChange } from '#modules/analytics/ui/change-of.ts'
import { Bar } from '#kit/feedback/Bar.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import type { Funnel } from '../contract.ts'
import styles from './insight.module.css'
import { useInsightText } from './use-text.ts'

/** With how many there were at the step before. */
type Step = Funnel['steps'][number] & { from: number }

/** How many came to each step, and which share of those at the step before; none where more came than there. */
export function FunnelSteps({ funnel: { steps } }: { funnel: Funnel }) {
  const text = useInsightText()
  const { language } = useLocale()
  const most = Math.max(...steps.map(({ count }) => count))
  const number = (value: number) => formatNumber(value, language)
  const rows: Step[] = steps.map((each, nth) => ({ ...each, from: steps[nth - 1]?.count ?? 0 }))
  const isMore = ({ count, from }: Step) => from > 0 && count > from
  const stepOf = ({ step, count }: Step) => (
    <span className={styles.named}>
      {text(step)}
      <Bar
        className={styles.bar}
        aria-label={text('shareOfMost', { count: number(count), most: number(most) })}
        max={most}
        value={Math.max(0, count)}
      />
    </span>
  )
  return (
    <Section title={text('funnel')}>
      {most === 0 ? (
        <p className={styles.none}>{text('noneYet')}</p>
      ) : (
        <>
          <DataTable<Step>
            caption={text('funnel')}
            rows={rows}
            rowKey={({ step }) => step}
            columns={[
              column(text('step'), stepOf),
              figure(text('count'), ({ count }) => number(count)),
              figure(text('ofStep'), (step) =>
                step.from > 0 && !isMore(step) ? formatPercent(step.count / step.from, language) : '–',
              ),
              figure(text('change'), ({ count, before }) => sayChange({ now: count, before }, language) ?? '–'),
            ]}
          />
          {rows.some(isMore) && <p className={styles.none}>{text('moreThanBefore')}</p>}
        </>
      )}
    </Section>
  )
}
