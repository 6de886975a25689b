import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { FileLook, lookAtFile as endpoint } from './contract.ts'
import { productsNamed } from './products-named.ts'
import { readFile } from './read-file.ts'
import { LINES_SHOWN } from './vocabulary.ts'

/** How a file would be read, before anything is done. Where no column can hold addresses, none is taken for anything, and no line is shown. */
export async function lookAtFile(ctx: Ctx, { text, columns: chosen }: Input<typeof endpoint>): Promise<FileLook> {
  const { heads, columns, ...file } = readFile(text, chosen)
  const cells = file.cells(0, LINES_SHOWN)
  const lines = columns.includes('email') ? file.lines(0, LINES_SHOWN) : []
  const found = await productsNamed(ctx, lines)
  return {
    columns: heads.map((head, at) => ({ head, use: columns[at] ?? 'none', cells: cells.map((row) => row[at] ?? '') })),
    lines: lines.map(({ line, name, email, phone, products, problem }) => ({
      line,
      name,
      email,
      phone,
      products,
      problem: problem ?? (products.every((each) => found(each)) ? null : 'product'),
    })),
  }
}
