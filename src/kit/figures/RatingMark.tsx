import { Minus, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useKitText } from '../text/kit-text.ts'
import styles from './RatingMark.module.css'

const marks = {
  10: { Icon: ThumbsUp, key: 'recommended' },
  5: { Icon: Minus, key: 'neutral' },
  0: { Icon: ThumbsDown, key: 'notRecommended' },
} as const

export type Rating = keyof typeof marks

/** Engagement §3: 10 recommended, 5 neutral, 0 not recommended. */
export function RatingMark({ rating }: { rating: Rating }) {
  const text = useKitText()
  const { Icon, key } = marks[rating]
  return (
    <span className={styles.mark} data-rating={rating}>
      <Icon />
      {text(key)}
    </span>
  )
}
