import { Link, NavLink, useLocation } from 'react-router'
import styles from './navigation.module.css'

interface TabLinksProps {
  /** What the parts are parts of. */
  label: string
  /** The first is the page itself, the others lie below or beside it. What it `holds` begins with this address and is shown as part of it. */
  tabs: { label: string; to: string; holds?: string }[]
}

/** The ways to the parts of a page, each with an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ label: name, to, holds }, index) =>
        holds !== undefined && pathname.startsWith(holds) ? (
          <Link key={to} to={to} aria-current="page">
            {name}
          </Link>
        ) : (
          <NavLink key={to} to={to} end={index === 0}>
            {name}
          </NavLink>
        ),
      )}
    </nav>
  )
}
