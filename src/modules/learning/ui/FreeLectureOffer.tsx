import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { lecturesIn } from '#modules/courses/ui/curriculum.ts'
import type { LecturePage } from '../contract.ts'
import styles from './lesson.module.css'
import { useLearningText } from './use-text.ts'
import { wayIn } from './way-in.ts'

interface FreeLectureOfferProps {
  page: LecturePage
  price: NonNullable<LecturePage['price']>
}

/** Below a lecture that a visitor watches for free: which of how many it is, what the others cost, and the way to them. */
export function FreeLectureOffer({ page: { course, lecture, sections }, price }: FreeLectureOfferProps) {
  const text = useLearningText()
  const way = wayIn(course)
  const count = lecturesIn(sections)
  const at = sections.findIndex(({ lectures }) => lectures.some(({ id }) => id === lecture.id))
  const before = lecturesIn(sections.slice(0, at))
  const number = before + sections[at]!.lectures.findIndex(({ id }) => id === lecture.id) + 1
  return (
    <div className={styles.free}>
      <p>{text('lectureOf', { number, count })}</p>
      {count > 1 && (
        <p className={styles.others}>
          {text('others', { count: count - 1 })} <CardPrice productId={course.id} price={price} />
        </p>
      )}
      <LinkButton look="primary" to={way.to}>
        {text(way.words)}
      </LinkButton>
    </div>
  )
}
