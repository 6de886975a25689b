import { formatDuration, formatPercent } from '#platform/i18n/format.ts'
import { useKitText } from '../text/kit-text.ts'
import { useLocale } from '../text/Locale.tsx'
import { Bar } from './Bar.tsx'
import styles from './progress.module.css'

const MINUTE = 60

interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  share: number
  secondsLeft?: number | undefined
}

/** Percent and, once it is known, the time that remains. */
export function ProgressBar({ label, share, secondsLeft }: ProgressBarProps) {
  const text = useKitText()
  const { language } = useLocale()
  const left =
    secondsLeft !== undefined &&
    (secondsLeft < MINUTE ? text('soonDone') : text('timeLeft', { time: formatDuration(secondsLeft, language) }))
  return (
    <div className={styles.progress}>
      <Bar aria-label={label} value={share} max={1} />
      <span className={styles.figures}>
        <span>{formatPercent(Math.floor(share * 100) / 100, language)}</span>
        {left && <span>{left}</span>}
      </span>
    </div>
  )
}
