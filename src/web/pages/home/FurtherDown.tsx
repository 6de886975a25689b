import type { ProductCard } from '#modules/catalog/contract.ts'
import type { FrontPage } from '#modules/front/contract.ts'
import type { School } from '#modules/schools/contract.ts'
import { OtherKinds } from './OtherKinds.tsx'
import { Quotes } from './Quotes.tsx'
import styles from './home.module.css'
import { Teacher } from './Teacher.tsx'

interface FurtherDownProps {
  school: School
  front: FrontPage
  /** what is sold besides courses */
  others: ProductCard[]
}

/** What a front page ends with: what students say, who teaches, all else there is. */
export const FurtherDown = ({
  school,
  front: { quotes, portrait, reviews_count: count },
  others,
}: FurtherDownProps) => (
  <div className={styles.further}>
    {quotes.length > 0 && <Quotes quotes={quotes} count={count} />}
    {school.author_bio && <Teacher school={school} portrait={portrait} />}
    {others.length > 0 && <OtherKinds products={others} />}
  </div>
)
