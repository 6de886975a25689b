import { type CSSProperties, useState } from 'react'
import { ProgressRing } from '#kit/feedback/ProgressRing.tsx'
import inner from '#kit/inner.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import type { WeeklyGoal as Goal } from '../weekly/contract.ts'
import styles from './my.module.css'
import { useMyText } from './use-my-text.ts'

const WeeklyGoalDialog = onDemand(async () => (await import('./WeeklyGoalDialog.tsx')).WeeklyGoalDialog)

/** How many lectures the viewer means to complete in a week and how far this week is, beside the weeks before. */
export function WeeklyGoal({ initial }: { initial: Goal | undefined }) {
  const text = useMyText()
  const [goal, setGoal] = useState(initial ?? null)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.goal}>
      {goal && <Week goal={goal} />}
      <button type="button" className={inner.act} onClick={() => setAsking(true)}>
        {text(goal ? 'changeGoal' : 'setWeeklyGoal')}
      </button>
      {isAsking && <WeeklyGoalDialog goal={goal} onSet={setGoal} onClose={() => setAsking(false)} />}
    </div>
  )
}

function Week({ goal: { lectures, weeks } }: { goal: Goal }) {
  const text = useMyText()
  const { language } = useLocale()
  const { completed } = weeks.at(-1)!
  const most = Math.max(lectures, ...weeks.map((week) => week.completed))
  return (
    <>
      <ProgressRing label={text('weeklyGoal')} share={Math.min(completed / lectures, 1)} />
      <span className={styles.figures}>
        <span>{text('lecturesThisWeek', { completed, count: lectures })}</span>
        {completed >= lectures && <span className={styles.reached}>{text('goalReached')}</span>}
      </span>
      <ol className={styles.weeks} aria-label={text('lastWeeks')}>
        {weeks.map((week) => {
          const was = text('weekWas', { day: formatDate(week.starts_on, language, 'UTC'), count: week.completed })
          return (
            <li key={week.starts_on} title={was} data-is-reached={week.completed >= lectures || undefined}>
              <span aria-hidden="true" style={{ '--share': week.completed / most } as CSSProperties} />
              <VisuallyHidden>{was}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </>
  )
}
