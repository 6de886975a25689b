import type { ReactNode } from 'react'
import styles from './look.module.css'

interface PreviewRoomProps {
  children: ReactNode
  preview: ReactNode
}

/** Controls on the left, what they make on the right; below them where there is no room. */
export function PreviewRoom({ children, preview }: PreviewRoomProps) {
  return (
    <div className={styles.room}>
      <div className={styles.controls}>{children}</div>
      {preview}
    </div>
  )
}
