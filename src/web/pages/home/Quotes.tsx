import { Link } from 'react-router'
import { useShownText } from '#modules/reviews/ui/use-shown-text.ts'
import type { Review } from '#modules/reviews/contract.ts'
import { ReviewsOrigin } from '#modules/reviews/ui/ReviewsOrigin.tsx'
import { RatingMark } from '#kit/figures/RatingMark.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useSiteText } from '../site/text.ts'
import styles from './home.module.css'

/** What some students say of a school's courses, and the way to what all of them do. */
export function Quotes({ quotes, count }: { quotes: Review[]; count: number }) {
  const text = useSiteText()
  const shownText = useShownText()
  return (
    <Section
      title={text('recentReviews')}
      more={count > quotes.length && <Link to="/reviews">{text('allReviews', { count })}</Link>}
    >
      <ul className={styles.quotes} data-count={quotes.length}>
        {quotes.map(({ id, rating, title, review, first_name, has_bought, course }) => (
          <li key={id}>
            <figure className={styles.quote}>
              <RatingMark rating={rating} />
              <blockquote>
                {title && <p className={styles.quoteTitle}>{title}</p>}
                {review && <p className={styles.quoteWords}>{review}</p>}
              </blockquote>
              <figcaption>
                <span className={styles.quoteName}>{first_name}</span> {shownText('ofCourse')}{' '}
                <Link to={`/${course.slug}`}>{course.title}</Link>
                {' · '}
                {shownText(has_bought ? 'bought' : 'notBought')}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ReviewsOrigin />
    </Section>
  )
}
