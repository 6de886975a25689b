import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { minorDigits } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { SalesDay } from '../contract.ts'
import { axisFormats } from './axis-formats.ts'
import { ChartTip } from './ChartTip.tsx'

interface SalesChartProps {
  sales: SalesDay[]
  currency: string
  title: string
}

const TICK = { fill: 'var(--ink-soft)', fontSize: 12 }

/** Sales as a bar a day, the period before as a dashed line. */
export function SalesChart({ sales, currency, title }: SalesChartProps) {
  const { language } = useLocale()
  const { day, amount } = axisFormats(language, minorDigits(currency))
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 240 }}>
      <ComposedChart data={sales} title={title} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis
          dataKey="on"
          tickFormatter={day}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--ink)' }}
          minTickGap={32}
        />
        <YAxis tickFormatter={amount} tick={TICK} tickLine={false} axisLine={false} width={52} tickCount={4} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--sunk)' }}
          content={<ChartTip currency={currency} />}
        />
        <Bar
          dataKey="amount"
          fill="var(--accent-text)"
          maxBarSize={36}
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
        <Line
          dataKey="before"
          type="linear"
          stroke="var(--ink-soft)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
