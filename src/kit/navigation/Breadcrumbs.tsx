import { Link } from 'react-router'
import { useKitText } from '../text/kit-text.ts'
import styles from './navigation.module.css'

export interface Crumb {
  label: string
  /** Left out on the last one: where the reader is. */
  to?: string
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const text = useKitText()
  return (
    <nav aria-label={text('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
