import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { Dashboard } from '../contract.ts'
import styles from './first-steps.module.css'
import { useAnalyticsText } from './use-text.ts'

/** What a new school does first; gone after the first sale. */
export function FirstSteps({ steps }: { steps: Dashboard['steps'] }) {
  const text = useAnalyticsText()
  const { has_seller: hasSeller, has_terms: hasTerms, has_privacy: hasPrivacy } = steps
  const list = [
    { title: 'stepCourse', words: 'stepCourseText', isDone: steps.has_course, ways: [] },
    {
      title: 'stepReady',
      words: 'stepReadyText',
      isDone: hasSeller && hasTerms && hasPrivacy,
      ways: [
        ...(hasSeller ? [] : [{ to: '/home/settings/school', label: 'sayWhoSells' } as const]),
        ...(hasTerms && hasPrivacy ? [] : [{ to: '/home/settings/legal', label: 'publishTexts' } as const]),
      ],
    },
    { title: 'stepPublish', words: 'stepPublishText', isDone: steps.has_published, ways: [] },
    {
      title: 'stepOpen',
      words: 'stepOpenText',
      isDone: steps.is_open,
      ways: steps.is_open ? [] : [{ to: '/home/settings/people', label: 'openDoors' } as const],
    },
    { title: 'stepSell', words: 'stepSellText', isDone: steps.has_sold, ways: [] },
  ] as const
  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <h2 id="first-steps">{text('firstSteps')}</h2>
      <ol className={styles.list}>
        {list.map(({ title, words, isDone, ways }) => (
          <li key={title} data-done={isDone || undefined} className={styles.step}>
            {isDone ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
            <div>
              <h3>
                {text(title)}
                {isDone && <VisuallyHidden> {text('stepDone')}</VisuallyHidden>}
              </h3>
              <p>{text(words)}</p>
              {ways.map(({ to, label }) => (
                <p key={to}>
                  <Link to={to}>{text(label)}</Link>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <LinkButton look="primary" to={steps.has_course ? '/home/courses' : '/home/courses/new'}>
        {text(steps.has_course ? 'openCourses' : 'makeCourse')}
      </LinkButton>
    </section>
  )
}
