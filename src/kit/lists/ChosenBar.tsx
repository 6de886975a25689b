import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { useChoosingText } from '../text/choosing-text.ts'
import styles from './choosing.module.css'

interface ChosenBarProps {
  /** how many are chosen, in words */
  said: string
  isAny: boolean
  /** all that are shown, or none */
  onChoose: (isAll: boolean) => void
  /** what can be done with them */
  children: ReactNode
}

/** What can be done with the rows that were chosen; in sight for as long as the list is. */
export function ChosenBar({ said, isAny, onChoose, children }: ChosenBarProps) {
  const text = useChoosingText()
  return (
    <div className={styles.bar}>
      <output>{said}</output>
      {isAny ? (
        <>
          {children}
          <Button look="quiet" onClick={() => onChoose(false)}>
            {text('chooseNone')}
          </Button>
        </>
      ) : (
        <Button onClick={() => onChoose(true)}>{text('chooseAll')}</Button>
      )}
    </div>
  )
}
