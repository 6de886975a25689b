import { MoveHorizontal } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useWidgetText } from '../text/widget-text.ts'
import styles from './BeforeAfter.module.css'

interface BeforeAfterProps {
  /** Two images of the same size. */
  before: ReactNode
  after: ReactNode
  /** What is compared; names the slider. */
  label: string
}

/** Two pictures on top of each other, with a line between them that follows mouse, finger and arrow keys. */
export function BeforeAfter({ before, after, label }: BeforeAfterProps) {
  const text = useWidgetText()
  const frame = useRef<HTMLDivElement>(null)
  const say = (percent: string) => text('shareOfBefore', { percent })
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.picture}>{after}</div>
      <div className={styles.before}>{before}</div>
      <span aria-hidden="true" className={styles.name} data-side="before">
        {text('before')}
      </span>
      <span aria-hidden="true" className={styles.name} data-side="after">
        {text('after')}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={label ? text('compareWhat', { name: label }) : text('compare')}
        aria-valuetext={say('50')}
        className={styles.slider}
        onInput={({ currentTarget }) => {
          const { value } = currentTarget
          frame.current?.style.setProperty('--at', `${value}%`)
          currentTarget.setAttribute('aria-valuetext', say(value))
        }}
      />
      <span aria-hidden="true" className={styles.line}>
        <span className={styles.grip}>
          <MoveHorizontal />
        </span>
      </span>
    </div>
  )
}
