import { formatDate } from '#platform/i18n/format.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { ProgressRing } from '#kit/feedback/ProgressRing.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Card } from '#kit/lists/Card.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { MyCourse } from '../mine/contract.ts'
import styles from './my.module.css'
import { useMyText } from './use-my-text.ts'

/** Leads to where the student was. */
export function MyCourseCard({ course, isFirst }: { course: MyCourse; isFirst: boolean }) {
  const text = useMyText()
  const { language, timeZone } = useLocale()
  const { slug, title, cover, category, progress, last_lecture: last, access_until: until } = course
  const { completed, total } = progress
  const isFinished = total > 0 && completed === total
  return (
    <Card
      to={`/${slug}/watch`}
      title={title}
      kicker={category}
      cover={<Cover title={title} image={coverImage(cover, '(width < 40rem) 100vw, 24rem')} isFirst={isFirst} />}
      meta={
        <span className={styles.progress}>
          <ProgressRing label={text('progress')} share={total > 0 ? completed / total : 0} />
          <span className={styles.figures}>
            <span>{text('lecturesDone', { completed, count: total })}</span>
            {until && <span>{text('accessUntil', { date: formatDate(until, language, timeZone) })}</span>}
          </span>
        </span>
      }
    >
      {isFinished ? text('finished') : last ? text('lastWatched', { lecture: last.title }) : text('begin')}
    </Card>
  )
}
