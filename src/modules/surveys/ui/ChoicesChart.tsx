import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { useLocale } from '#web/kit/text/Locale.tsx'
import type { QuestionResult } from '../contract.ts'
import styles from './results.module.css'

interface ChoicesChartProps {
  choices: QuestionResult['choices']
  /** how many answered the question */
  answers: number
}

/** A bar for each option, named above it, with how many chose it and which share that is. */
export function ChoicesChart({ choices, answers }: ChoicesChartProps) {
  const { language } = useLocale()
  const bars = choices.map(({ label, count }) => ({
    label,
    count,
    figure: `${formatNumber(count, language)} · ${formatPercent(count / answers, language)}`,
  }))
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: choices.length * 40 }}>
      <BarChart
        data={bars}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 88, bottom: 0, left: 0 }}
        barCategoryGap={0}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="label" hide />
        <Bar
          dataKey="count"
          fill="var(--accent-text)"
          barSize={10}
          radius={2}
          isAnimationActive={false}
          minPointSize={2}
        >
          <LabelList dataKey="label" content={<OptionName />} />
          <LabelList dataKey="figure" position="right" className={styles.barFigure} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Above its bar, where there is room for long ones. */
function OptionName({ x, y, value }: { x?: number; y?: number; value?: string }) {
  return (
    <text x={x} y={(y ?? 0) - 6} className={styles.barName}>
      {value}
    </text>
  )
}
