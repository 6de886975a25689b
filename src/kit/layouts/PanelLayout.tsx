import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { classNames } from '../class-names.ts'
import { ListKeys } from '../keys/ListKeys.tsx'
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

/** A part of the panel: one entry of the menu, whose pages are listed while one is among them. */
export interface PanelGroup {
  label: string
  icon: ReactNode
  /** the first is where the entry leads */
  links: [PanelLink, ...PanelLink[]]
  /** of all its pages, shown while they are not */
  badge?: PanelLink['badge']
}

interface PanelLayoutProps {
  school: { name: string }
  groups: PanelGroup[]
  /** finds pages and things by their words */
  palette?: ReactNode
  account?: ReactNode
  settings?: ReactNode
  children: ReactNode
}

/** The admin's desk: navigation at the side, a sheet on a phone. */
export function PanelLayout({ school, groups, palette, account, settings, children }: PanelLayoutProps) {
  const text = useKitText()
  const here = groupAt(groups, useLocation().pathname)
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
        <div className={styles.account}>
          {palette}
          {account}
        </div>
      </header>
      <Sheet id="panel-navigation" side="start" className={styles.side}>
        <nav aria-label={text('mainNavigation')} className={styles.navigation}>
          {groups.map((group) => (
            <MenuGroup key={group.label} group={group} isOpen={group === here} />
          ))}
        </nav>
        <footer className={styles.settings}>
          {settings}
          <ListKeys />
        </footer>
      </Sheet>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

function MenuGroup({ group: { label, icon, links, badge }, isOpen }: { group: PanelGroup; isOpen: boolean }) {
  const [first, ...others] = links
  if (others.length === 0) return <MenuLink {...first} label={label} icon={icon} />
  return (
    <div className={styles.group}>
      <Link to={first.to} className={classNames(styles.link, isOpen && styles.open)}>
        {icon}
        <span>{label}</span>
        {!isOpen && <Waiting {...badge} />}
      </Link>
      {isOpen && (
        <div className={styles.pages}>
          {links.map((link) => (
            <MenuLink key={link.to} {...link} />
          ))}
        </div>
      )}
    </div>
  )
}

const MenuLink = ({ label, to, icon, isExact = false, badge }: PanelLink) => (
  <NavLink to={to} end={isExact} className={styles.link}>
    {icon}
    {label}
    <Waiting {...badge} />
  </NavLink>
)

const Waiting = ({ figure, label }: Partial<NonNullable<PanelLink['badge']>>) =>
  figure && (
    <>
      <span aria-hidden="true" className={styles.badge}>
        {figure}
      </span>
      <VisuallyHidden> ({label})</VisuallyHidden>
    </>
  )

/** The group whose page this is, or is below. */
function groupAt(groups: PanelGroup[], pathname: string): PanelGroup | undefined {
  const isBelow = ({ to, isExact }: PanelLink) => pathname === to || (!isExact && pathname.startsWith(`${to}/`))
  return groups.find(({ links }) => links.some(isBelow))
}
