import { formatPercent } from '#platform/i18n/format.ts'
import { useLocale } from '../text/Locale.tsx'
import styles from './progress.module.css'

/** How far someone is, as a ring with the percentage in it. `share` is 0 to 1. */
export function ProgressRing({ label, share }: { label: string; share: number }) {
  const { language } = useLocale()
  const percent = formatPercent(Math.floor(share * 100) / 100, language)
  return (
    <svg role="img" aria-label={`${label}: ${percent}`} viewBox="0 0 40 40" className={styles.ring}>
      <circle cx="20" cy="20" r="17" pathLength="100" className={styles.track} />
      {share > 0 && (
        <circle
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          className={styles.done}
        />
      )}
      <text x="20" y="20" dy="0.35em" textAnchor="middle" className={styles.inRing}>
        {percent}
      </text>
    </svg>
  )
}
