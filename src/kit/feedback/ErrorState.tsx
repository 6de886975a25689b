import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import common from '../common.module.css'
import { Button } from '../actions/Button.tsx'
import { useKitText } from '../text/kit-text.ts'
import styles from './states.module.css'

interface ErrorStateProps {
  title?: string
  /** What happened, and the way on. */
  children?: ReactNode
  onRetry?: () => void
  /** Instead of trying again, such as a link home. */
  action?: ReactNode
}

export function ErrorState({ title, children, onRetry, action }: ErrorStateProps) {
  const text = useKitText()
  return (
    <div role="alert" className={styles.state}>
      <p className={common.title}>{title ?? text('somethingWentWrong')}</p>
      {children && <p className={common.soft}>{children}</p>}
      <div className={styles.action}>
        {onRetry && (
          <Button icon={<RotateCcw />} onClick={onRetry}>
            {text('tryAgain')}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
