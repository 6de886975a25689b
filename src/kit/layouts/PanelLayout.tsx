import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useKitText } from '../text/kit-text.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { SkipLink } from '../text/SkipLink.tsx'
import styles from './PanelLayout.module.css'
import { Sheet } from './Sheet.tsx'
import { SheetButton } from './SheetButton.tsx'

export interface PanelLink {
  label: string
  to: string
  icon: ReactNode
  /** True when only this very address counts as being there. */
  isExact?: boolean
  /** How many things wait there, and the same in words. */
  badge?: { figure: string; label: string }
}

interface PanelLayoutProps {
  school: { name: string }
  groups: { label: string; links: PanelLink[] }[]
  account?: ReactNode
  settings?: ReactNode
  children: ReactNode
}

/** The admin's desk: navigation at the side, a sheet on a phone. */
export function PanelLayout({ school, groups, account, settings, children }: PanelLayoutProps) {
  const text = useKitText()
  return (
    <div className={styles.panel} data-density="compact">
      <SkipLink />
      <header className={styles.header}>
        <SheetButton opens="panel-navigation" icon={<Menu />}>
          {text('openMenu')}
        </SheetButton>
        <Link to="/home" className={styles.name}>
          {school.name}
        </Link>
        <div className={styles.account}>{account}</div>
      </header>
      <Sheet id="panel-navigation" side="start" className={styles.side}>
        <nav aria-label={text('mainNavigation')} className={styles.navigation}>
          {groups.map((group) => (
            <div key={group.label} className={styles.group}>
              <h2 className={styles.groupName}>{group.label}</h2>
              {group.links.map(({ label, to, icon, isExact = false, badge }) => (
                <NavLink key={to} to={to} end={isExact} className={styles.link}>
                  {icon}
                  {label}
                  {badge && (
                    <>
                      <span aria-hidden="true" className={styles.badge}>
                        {badge.figure}
                      </span>
                      <VisuallyHidden> ({badge.label})</VisuallyHidden>
                    </>
                  )}
                </NavLink>
              ))}
            </div>
          ))}
        </nav>
        {settings && <footer className={styles.settings}>{settings}</footer>}
      </Sheet>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
