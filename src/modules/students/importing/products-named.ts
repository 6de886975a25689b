import { inArray, or, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'

/** Ids of products by what some lines call them: by their addresses, or by their titles where only one is called so. */
export async function productsNamed(
  { tx }: Ctx,
  lines: { products: string[] }[],
): Promise<(name: string) => string | undefined> {
  const names = [...new Set(lines.flatMap((line) => line.products.map(plain)))]
  if (names.length === 0) return () => undefined
  const rows = await tx
    .select({ id: products.id, slug: products.slug, title: products.title })
    .from(products)
    .where(or(inArray(products.slug, names), inArray(sql`lower(normalize(${products.title}, nfc))`, names)))
  const byTitle = Map.groupBy(rows, ({ title }) => plain(title))
  const titled = [...byTitle].flatMap(([title, [first, ...others]]): [string, string][] =>
    others.length === 0 ? [[title, first!.id]] : [],
  )
  const found = new Map([...titled, ...rows.map(({ slug, id }): [string, string] => [slug, id])])
  return (name) => found.get(plain(name))
}

const plain = (name: string): string => name.normalize('NFC').toLowerCase()
