import { SchoolCloses } from '#modules/closing/ui/SchoolCloses.tsx'
import styles from './closes.module.css'
import type { SiteSchool } from './use-school.ts'

/** Above every page of a school that closes. */
export const ClosingLine = ({ closes_on: on, is_closed: isClosed }: Pick<SiteSchool, 'closes_on' | 'is_closed'>) => (
  <div className={styles.closes}>{on && <SchoolCloses on={on} isClosed={isClosed} />}</div>
)
