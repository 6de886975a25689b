import { z } from 'zod'
import { Picture } from '#modules/media/contract.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { Id } from '#platform/contract/shapes.ts'
import { NewProduct, ProductRowsAsked } from '../contract.ts'

/** A product among those that somebody has; each kind adds what of it they want to see at once. */
export const OwnedProduct = z.object({ id: Id, slug: z.string(), title: z.string(), cover: Picture.nullable() })

/** How the products of a kind are listed in the panel. */
export const productRows = <Row extends z.ZodType>(row: Row) => ({ query: ProductRowsAsked, answer: pageOf(row) })

/** What is answered once a product was made, under the name of its kind: where its editor is. */
export const madeProduct = <Kind extends string>(kind: Kind) => ({
  status: 201,
  answer: z.object({ [kind]: Made } as Record<Kind, typeof Made>),
})

/** How a product of a kind is made: of what every new one says. */
export const makesProduct = <Kind extends string>(kind: Kind) => ({ body: NewProduct, ...madeProduct(kind) })

const Made = z.object({ id: Id, slug: z.string() })
