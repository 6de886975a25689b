import { MoveHorizontal } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWidgetText } from '#kit/text/widget-text.ts'
import styles from './before-after.module.css'

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
  const slider = useRef<HTMLInputElement>(null)
  const say = (percent: string) => text('shareOfBefore', { percent })
  const follow = (moved: HTMLInputElement) => {
    frame.current?.style.setProperty('--at', `${moved.value}%`)
    moved.setAttribute('aria-valuetext', say(moved.value))
  }
  useLayoutEffect(() => {
    // It may have been moved before the page was taken over.
    if (slider.current) follow(slider.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
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
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={label ? text('compareWhat', { name: label }) : text('compare')}
        aria-valuetext={say('50')}
        className={styles.slider}
        onInput={({ currentTarget }) => follow(currentTarget)}
      />
      <span aria-hidden="true" className={styles.line}>
        <span className={styles.grip}>
          <MoveHorizontal />
        </span>
      </span>
    </div>
  )
}
