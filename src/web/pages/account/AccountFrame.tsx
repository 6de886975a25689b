import type { ReactNode } from 'react'
import { FocusLayout } from '#web/kit/layouts/FocusLayout.tsx'
import { FocusFooter } from '#web/shell/FocusFooter.tsx'
import { useSchool } from '#web/shell/use-school.ts'
import styles from './account.module.css'

interface AccountFrameProps {
  title: string
  lead?: string | undefined
  /** under the form: the other way in */
  below?: ReactNode
  children: ReactNode
}

/** One form, nothing else to do; on the platform's host under the platform's name. */
export function AccountFrame({ title, lead, below, children }: AccountFrameProps) {
  const school = useSchool()
  return (
    <FocusLayout school={{ name: school?.name ?? 'Katedra' }} footer={<FocusFooter />}>
      <title>{`${title} · ${school?.name ?? 'Katedra'}`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </FocusLayout>
  )
}
