import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OwnedProduct } from '#modules/catalog/kinds/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { pictureAsJson } from '#modules/media/columns.ts'
import { type ShownImage, viewPicture } from '#modules/media/index.ts'
import { images } from '#modules/media/tables.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { openSpan } from '../open-grants.ts'
import { heldProducts } from './held-products.ts'
import {
  isBelowPlace,
  type ItemOf,
  now,
  type OfKind,
  type OwnedList,
  ownedList,
  type OwnedRow,
  owner,
} from './owned-list.ts'

const PAGE = 12

/** SQL: the product of a row, for what a kind says more of it. */
export const heldId: SQL = sql`held.id`

type Held = z.output<typeof OwnedProduct> & { access_until: string | null }

interface Shown<More, Item> extends OfKind {
  view(product: Held, more: More, now: Date): Item | undefined
}

export interface HeldRow<More = unknown> extends OwnedRow {
  kind: string
  slug: string
  title: string
  cover: ShownImage | null
  until: string | null
  more: More
}

/** The products of a kind that are open to somebody, the newest first, as a list among all that they have. */
export const ownedProducts = <More, E extends Endpoint>(
  endpoint: E,
  { kind, more, view }: Shown<More, ItemOf<E>>,
): OwnedList<ItemOf<E>> =>
  ownedList<HeldRow<More>, E>(endpoint, {
    length: PAGE,
    rows: { kind, more },
    view: ({ id, slug, title, cover, until, more: what }, at) =>
      view(
        { id, slug, title, cover: viewPicture(cover), access_until: until && new Date(until).toISOString() },
        what,
        at,
      ),
  })

const span = openSpan({ student: owner, product: heldId, now })

/** SQL, a JSON array: the products of these kinds, of each a page and one more. */
export const productsOf = (kinds: OfKind[]): SQL => sql`(
  select coalesce(json_agg(json_build_object('kind', held.kind, 'id', held.id, 'created_at', held.created_at, 'slug', ${products.slug},
    'title', ${products.title}, 'cover', ${pictureAsJson}, 'until', (select until from ${span}), 'more', case held.kind ${each(kinds, ({ kind, more }) => sql`when ${text(kind)} then ${more}`, sql` `)} end)
    order by held.created_at desc, held.id desc), '[]')
  from (
    select id, kind, created_at, row_number() over (partition by kind order by created_at desc, id desc) as nth
    from (${heldProducts}) as granted
    where kind in (${each(kinds, ({ kind }) => text(kind), sql`, `)}) and ${isBelowPlace(sql`created_at`, sql`id`)}) as held
  join ${products} on ${products.id} = held.id
  left join ${images} on ${images.id} = ${products.coverId}
  where held.nth <= ${sql.raw(String(PAGE + 1))})`

const each = (kinds: OfKind[], said: (kind: OfKind) => SQL, between: SQL): SQL => sql.join(kinds.map(said), between)

const text = (kind: string): SQL => sql.raw(`'${kind}'`)
