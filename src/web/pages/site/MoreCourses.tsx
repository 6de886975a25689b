import { Link } from 'react-router'
import common from '#kit/common.module.css'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Cover } from '#kit/identity/Cover.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { Carousel } from '#kit/media/Carousel.tsx'
import { useSiteText } from './text.ts'
import styles from './more-courses.module.css'

/** Other courses of the school in a carousel; in the lesson area they go on by themselves. */
export function MoreCourses({ courses, autoplay = false }: { courses: ProductCard[]; autoplay?: boolean }) {
  const text = useSiteText()
  return (
    <Carousel
      label={text('coursesInRow')}
      autoplay={autoplay}
      slides={courses.map((course) => ({ id: course.id, content: <CourseSlide course={course} /> }))}
    >
      {(buttons, row) => (
        <Section
          title={text('moreCourses')}
          more={
            <div className={styles.ways}>
              <Link to="/courses">{text('allCourses')}</Link>
              {buttons}
            </div>
          }
        >
          {row}
        </Section>
      )}
    </Carousel>
  )
}

function CourseSlide({ course }: { course: ProductCard }) {
  return (
    <Link to={productPath(course)} className={styles.slide}>
      <Cover title={course.title} image={coverImage(course.cover, '(width < 768px) 92vw, 24rem')} />
      <span className={`${common.title} ${styles.title}`}>{course.title}</span>
      <CardPrice productId={course.id} price={course} />
    </Link>
  )
}
