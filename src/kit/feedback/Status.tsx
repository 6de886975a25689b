import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Status.module.css'

interface StatusProps {
  tone?: 'plain' | 'accent' | 'good' | 'caution' | 'bad'
  children: ReactNode
}

/** A state in a word, said by the word and not by its colour alone. */
export function Status({ tone = 'plain', children }: StatusProps) {
  return <span className={classNames(styles.status, styles[tone])}>{children}</span>
}
