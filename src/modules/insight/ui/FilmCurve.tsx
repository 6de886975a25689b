import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoment, formatPercent } from '#platform/i18n/format.ts'
import { FilmTip } from './FilmTip.tsx'
import type { FilmPoint } from './film-points.ts'

const TICK = { fill: 'var(--ink-soft)', fontSize: 12 }

/** Over the seconds of a film, the share of its viewers who saw each. */
export function FilmCurve({ points, title }: { points: FilmPoint[]; title: string }) {
  const { language } = useLocale()
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 240 }}>
      <AreaChart data={points} title={title} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis
          dataKey="second"
          type="number"
          domain={[0, 'dataMax']}
          tickFormatter={formatMoment}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--ink)' }}
          minTickGap={32}
        />
        <YAxis
          domain={[0, 1]}
          tickFormatter={(share: number) => formatPercent(share, language)}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={52}
          tickCount={3}
        />
        <Tooltip isAnimationActive={false} cursor={{ stroke: 'var(--ink-soft)' }} content={<FilmTip />} />
        <Area
          dataKey="share"
          type="stepAfter"
          stroke="var(--accent-text)"
          fill="var(--accent-text)"
          fillOpacity={0.15}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
