import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { FocusLayout } from '#kit/layouts/FocusLayout.tsx'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import { useSchool } from '#web/shell/use-school.ts'
import styles from './account.module.css'

interface AccountFrameProps {
  title: string
  intro?: string | undefined
  /** under the form: the other way in */
  below?: ReactNode
  children: ReactNode
}

/** One form, nothing else to do; on the platform's host under the platform's name. */
export function AccountFrame({ title, intro, below, children }: AccountFrameProps) {
  const school = useSchool()
  return (
    <FocusLayout school={school ?? { name: 'Katedra' }} footer={<PagePreferences />}>
      <title>{`${title} · ${school?.name ?? 'Katedra'}`}</title>
      <meta name="robots" content="noindex" />
      <header className={common.closeStack}>
        <h1>{title}</h1>
        {intro && <p className={common.soft}>{intro}</p>}
      </header>
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </FocusLayout>
  )
}
