import type { ReactNode } from 'react'
import { type MarkedSchool, SchoolMark } from '../identity/SchoolMark.tsx'
import { WayTo } from '../navigation/ways.tsx'
import { SkipLink } from '../text/SkipLink.tsx'
import styles from './FocusLayout.module.css'

interface FocusLayoutProps {
  school: MarkedSchool
  /** Beside the task on a wide screen, above it on a phone: what is being bought. */
  aside?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** One task and no way to stray: sign in, pay, confirm. */
export function FocusLayout({ school, aside, footer, children }: FocusLayoutProps) {
  return (
    <div className={styles.focus} data-has-aside={aside ? '' : undefined}>
      <SkipLink />
      <header className={styles.header}>
        <WayTo to="/" className={styles.name}>
          <SchoolMark school={school} />
        </WayTo>
      </header>
      {aside && <aside className={styles.aside}>{aside}</aside>}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}
