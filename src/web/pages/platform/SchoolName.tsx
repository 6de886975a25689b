import { Link } from 'react-router'
import type { ListedSchool } from '#modules/operating/schools/contract.ts'
import styles from './platform.module.css'

/** Leads to what an operator knows of the school. */
export function SchoolName({ school }: { school: Pick<ListedSchool, 'id' | 'name' | 'url'> }) {
  return (
    <>
      <Link to={`/operator/schools/${school.id}`}>{school.name}</Link>
      <div className={styles.host}>{new URL(school.url).host}</div>
    </>
  )
}
