import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './progress.module.css'

/** How much of something is done or taken, without a word: who shows it says beside it what it is. */
export const Bar = ({ className, ...progress }: ComponentProps<'progress'>) => (
  <progress {...progress} className={classNames(styles.bar, className)} />
)
