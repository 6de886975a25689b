import type { ReactNode } from 'react'
import type { Right } from '#platform/rights.ts'
import { useMay } from '#kit/api/use-may.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import styles from './panel.module.css'
import { usePanelText } from './use-text.ts'

interface ReadOnlyUnlessProps {
  /** what it takes to change something here */
  right: Right
  /** false where it is said beside */
  isTold?: boolean
  children: ReactNode
}

/** For who may look and not change: says so, and every field and button in it stands still. */
export function ReadOnlyUnless({ right, isTold = true, children }: ReadOnlyUnlessProps) {
  const may = useMay()
  const text = usePanelText()
  if (may(right)) return children
  return (
    <>
      {isTold && <Callout>{text('onlyToLook')}</Callout>}
      <fieldset disabled className={styles.onlyToLook}>
        {children}
      </fieldset>
    </>
  )
}
