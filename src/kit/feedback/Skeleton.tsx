import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  shape?: 'text' | 'title' | 'cover' | 'avatar'
  /** Lines of text. */
  lines?: number
}

/** Stands where the content will, in its size. Mark the region that waits with `aria-busy`. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.bone, styles[shape])} />
      ))}
    </span>
  )
}
