import type { WeeklyGoal as Goal } from '../weekly/contract.ts'
import styles from './my.module.css'
import { useMyText } from './use-my-text.ts'
import { WeeklyGoal } from './WeeklyGoal.tsx'

/** Above the courses of whoever has some, with the goal they have for a week. */
export function MyCoursesHeading({ goal }: { goal: Goal | undefined }) {
  const text = useMyText()
  return (
    <div className={styles.heading}>
      <h1>{text('myCourses')}</h1>
      <WeeklyGoal initial={goal} />
    </div>
  )
}
