import { NavLink } from 'react-router'
import styles from './navigation.module.css'

interface TabLinksProps {
  /** What the parts are parts of. */
  label: string
  /** The first is the page itself, the others lie below or beside it. */
  tabs: { label: string; to: string }[]
}

/** The ways to the parts of a page, each with an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab, index) => (
        <NavLink key={tab.to} to={tab.to} end={index === 0}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
