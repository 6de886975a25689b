import { findArticleParts, readArticleAddresses } from '#modules/articles/index.ts'
import { findProductParts, readProductAddresses } from '#modules/catalog/index.ts'
import { listLegalTexts } from '#modules/schools/index.ts'
import { HOUR } from '#platform/clock.ts'
import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { remembered } from '#platform/remembered.ts'
import type { readSitemap } from './contract.ts'
import { listOfPages, listOfParts, type Page } from './write-sitemap.ts'

export interface Sitemaps {
  /** The list of a school's pages, or of its parts when there are too many for one; with `part` the pages of that. */
  of(school: SchoolIdentity, asked: Input<typeof readSitemap>): Promise<string>
  /** Drops what was remembered of a school whose pages changed, or of all. */
  forget(schoolId: string | undefined): void
}

/** Each is there in two languages: far fewer than the 50,000 addresses and 50 MB that search engines read. */
const PAGES_IN_PART = 5_000
/** What is out by itself at its time is listed within the hour. */
const ROOM = { most: 500, mostBytes: 32 * 1024 * 1024, lasting: HOUR }

/** Keeps what search engines were told of a school until something of it changes. */
export function sitemaps(units: UnitsOfWork, inPart = PAGES_IN_PART): Sitemaps {
  const known = remembered<string>(ROOM)
  return {
    async of(school, { part, from }) {
      const key = [school.id, school.origin, part, from].join(' ')
      return known.get({ key, school: school.id }, () =>
        units.reading({ school, actor: { role: 'visitor' } }, async (ctx) =>
          part ? listOfPages(school, await READ[part](ctx, { from, most: inPart })) : whole(ctx, inPart),
        ),
      )
    },
    forget: (schoolId) => known.forgetSchool(schoolId),
  }
}

interface Reach {
  from?: string | undefined
  most: number
}

const READ: Record<NonNullable<Input<typeof readSitemap>['part']>, (ctx: Ctx, reach: Reach) => Promise<Page[]>> = {
  site: readSite,
  products: readProductAddresses,
  articles: readArticleAddresses,
}

async function whole(ctx: Ctx, inPart: number): Promise<string> {
  const site = await readSite(ctx)
  const products = await readProductAddresses(ctx, { most: inPart + 1 })
  const articles = await readArticleAddresses(ctx, { most: inPart + 1 })
  const pages = [...site, ...products, ...articles]
  if (pages.length <= inPart) return listOfPages(ctx.school, pages)
  return listOfParts(ctx.school, [
    { part: 'site' },
    ...(await findProductParts(ctx, inPart)).map((from) => ({ part: 'products', from })),
    ...(await findArticleParts(ctx, inPart)).map((from) => ({ part: 'articles', from })),
  ])
}

/** What every school has, and its lists and texts once there are any. */
async function readSite(ctx: Ctx): Promise<Page[]> {
  const [article] = await readArticleAddresses(ctx, { most: 1 })
  const texts = await listLegalTexts(ctx)
  return ['/', '/courses', ...(article ? ['/articles'] : []), ...texts.map((which) => `/${which}`)].map((path) => ({
    path,
  }))
}
