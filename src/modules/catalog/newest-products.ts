import { clock } from '#platform/clock.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { FROM_THE_NEWEST } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { remembered } from '#platform/remembered.ts'
import type { ProductCard } from './contract.ts'
import { publishedBefore } from './list-courses.ts'
import { productsAmong } from './read-products.ts'
import { type PricedProduct, viewProductCard } from './view.ts'

export interface NewestProducts {
  /** What a school published last, newest first, at its prices of now: seven, so that six stand beside each of them. */
  of(school: SchoolIdentity): Promise<ProductCard[]>
  /** Drops what was remembered of a school whose content changed, or of all. */
  forget(schoolId: string | undefined): void
}

const MOST = 7
const ROOM = { most: 5_000, mostBytes: 8 * 1024 * 1024 }

/** Remembers, for this process, what is newest in each school: every page of a course ends with it. */
export function newestProducts(units: UnitsOfWork): NewestProducts {
  const known = remembered<PricedProduct[]>(ROOM)
  return {
    async of(school) {
      const newest = await known.get({ key: school.id, school: school.id }, () => readNewest(units, school))
      const now = clock.now()
      return newest.map((each) => viewProductCard(each, { now, school }))
    },
    forget: (schoolId) => known.forgetSchool(schoolId),
  }
}

const readNewest = (units: UnitsOfWork, school: SchoolIdentity): Promise<PricedProduct[]> =>
  units.reading({ school, actor: { role: 'system' } }, ({ tx }) => newest(tx, FROM_THE_NEWEST))

const newest = productsAmong('newest_products', (tx) => publishedBefore(tx, MOST))
