import { Link } from 'react-router'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Price } from '#web/kit/figures/Price.tsx'
import { Cover } from '#web/kit/identity/Cover.tsx'
import { Section } from '#web/kit/layouts/Section.tsx'
import { Carousel } from '#web/kit/media/Carousel.tsx'
import { useSiteText } from './text.ts'
import styles from './more-courses.module.css'

/** Other courses of the school in a carousel; in the lesson area they go on by themselves. */
export function MoreCourses({ courses, autoplay = false }: { courses: ProductCard[]; autoplay?: boolean }) {
  const text = useSiteText()
  return (
    <Section title={text('moreCourses')} more={<Link to="/courses">{text('allCourses')}</Link>}>
      <Carousel
        label={text('coursesInRow')}
        autoplay={autoplay}
        slides={courses.map((course) => ({ id: course.id, content: <CourseSlide course={course} /> }))}
      />
    </Section>
  )
}

function CourseSlide({ course }: { course: ProductCard }) {
  return (
    <Link to={`/${course.slug}`} className={styles.slide}>
      <Cover title={course.title} image={coverImage(course.cover, '(width < 768px) 92vw, 24rem')} />
      <span className={styles.title}>{course.title}</span>
      <span className={styles.price}>
        <Price
          amount={course.amount}
          currency={course.currency}
          was={course.standard_amount}
          lowest={course.reference_amount ?? undefined}
        />
      </span>
    </Link>
  )
}
