import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { type MarkedSchool, SchoolMark } from '../identity/SchoolMark.tsx'
import { useKitText } from '../text/kit-text.ts'
import { SkipLink } from '../text/SkipLink.tsx'
import { Sheet } from './Sheet.tsx'
import { SheetButton } from './SheetButton.tsx'
import styles from './SiteLayout.module.css'

export interface PageLink {
  label: string
  to: string
  rel?: string | undefined
}

interface SiteLayoutProps {
  school: MarkedSchool
  /** The few places the school leads with. */
  links: PageLink[] | undefined
  search?: ReactNode
  account?: ReactNode
  legal: PageLink[] | undefined
  /** Beside the legal links: language and colours. */
  settings?: ReactNode
  children: ReactNode
}

/** The school's public face. Children stand in the main element; wrap them in `Page`. */
export function SiteLayout({ school, links, search, account, legal, settings, children }: SiteLayoutProps) {
  const text = useKitText()
  return (
    <div className={styles.site}>
      <SkipLink />
      <header className={styles.header}>
        <Link to="/" className={styles.name}>
          <SchoolMark school={school} />
        </Link>
        <Sheet id="site-navigation" side="end" className={styles.sheet}>
          <nav aria-label={text('mainNavigation')} className={styles.links}>
            {links?.map(({ label, ...link }) => (
              <NavLink key={link.to} {...link}>
                {label}
              </NavLink>
            ))}
          </nav>
        </Sheet>
        <div className={styles.tools}>
          {search}
          {account}
          <SheetButton opens="site-navigation" icon={<Menu />}>
            {text('openMenu')}
          </SheetButton>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p className={styles.footName}>{school.name}</p>
        <nav aria-label={text('legalNavigation')} className={styles.legal}>
          {legal?.map(({ label, ...link }) => (
            <Link key={link.to} {...link}>
              {label}
            </Link>
          ))}
        </nav>
        {settings && <div className={styles.settings}>{settings}</div>}
      </footer>
    </div>
  )
}
