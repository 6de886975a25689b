import { NavLink } from 'react-router'
import styles from './leads.module.css'
import { useLeadsText } from './use-text.ts'

export function LeadTabs() {
  const text = useLeadsText()
  return (
    <nav aria-label={text('leads')} className={styles.tabs}>
      <NavLink to="/home/leads" end>
        {text('leads')}
      </NavLink>
      <NavLink to="/home/leads/forms">{text('forms')}</NavLink>
    </nav>
  )
}
