import { useEffect, useSyncExternalStore } from 'react'
import { useKitText } from '../text/kit-text.ts'
import styles from './Countdown.module.css'
import { seconds } from './ticking.ts'

interface CountdownProps {
  /** ISO 8601 UTC */
  until: string
  /** Called once, when nothing is left. */
  onEnd?: () => void
}

const DAY = 86_400

/** How long until a moment, to the second: "2 days 03:14:07". A cached page carries its room, the browser the time. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const text = useKitText()
  const now = useSyncExternalStore(seconds.subscribe, seconds.current, () => null)
  const left = now === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const hasEnded = left === 0
  useEffect(() => {
    if (hasEnded) onEnd?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whoever the listener is by then
  }, [hasEnded])
  const days = Math.floor((left ?? 0) / DAY)
  return (
    <span role="timer" aria-label={text('timeRemaining')} className={styles.countdown} data-known={left !== null}>
      {days > 0 && `${text('days', { count: days })} `}
      {clockOf((left ?? 0) % DAY)}
    </span>
  )
}

const clockOf = (rest: number): string =>
  [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60), rest % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
