import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { minorDigits } from '#platform/i18n/format.ts'
import { useLocale } from '#web/kit/text/Locale.tsx'
import type { SalesDay } from '../contract.ts'
import { axisFormats } from './axis-formats.ts'
import { ChartTip } from './ChartTip.tsx'

interface SalesChartProps {
  sales: SalesDay[]
  currency: string
}

const TICK = { fill: 'var(--ink-soft)', fontSize: 12 }

/** Sales by day as a filled line, the period before as a dashed one behind it. */
export function SalesChart({ sales, currency }: SalesChartProps) {
  const { language } = useLocale()
  const { day, amount } = axisFormats(language, minorDigits(currency))
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 240 }}>
      <ComposedChart data={sales} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
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
          cursor={{ stroke: 'var(--outline)' }}
          content={<ChartTip currency={currency} />}
        />
        <Line
          dataKey="before"
          type="monotone"
          stroke="var(--outline)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
        <Area
          dataKey="amount"
          type="monotone"
          stroke="var(--accent-text)"
          strokeWidth={2}
          fill="var(--accent-soft)"
          fillOpacity={0.7}
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
