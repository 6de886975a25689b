import type { ListedSchool } from '#modules/operating/schools/contract.ts'
import styles from './platform.module.css'

/** Leads to the school, on its own host. */
export function SchoolName({ school }: { school: Pick<ListedSchool, 'name' | 'url'> }) {
  return (
    <>
      <a href={school.url}>{school.name}</a>
      <div className={styles.host}>{new URL(school.url).host}</div>
    </>
  )
}
