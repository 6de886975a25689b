import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FocusLayout } from '#web/kit/layouts/FocusLayout.tsx'
import { LanguageSwitch } from '#web/kit/navigation/LanguageSwitch.tsx'
import { ThemeSwitch } from '#web/kit/navigation/ThemeSwitch.tsx'
import { languageHrefs } from '#web/shell/language-hrefs.ts'
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
  const { pathname, search } = useLocation()
  return (
    <FocusLayout
      school={{ name: school?.name ?? 'Katedra' }}
      footer={
        <div className={styles.footer}>
          <LanguageSwitch hrefs={languageHrefs(pathname, search)} />
          <ThemeSwitch />
        </div>
      }
    >
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
