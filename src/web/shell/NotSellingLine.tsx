import { NotSelling } from '#modules/schools/ui/NotSelling.tsx'
import styles from './not-selling.module.css'
import type { SiteSchool } from './use-school.ts'

/** Above every page of a school that sells nothing. */
export const NotSellingLine = ({ school }: { school: SiteSchool }) => (
  <div className={styles.line}>
    <NotSelling school={school} />
  </div>
)
