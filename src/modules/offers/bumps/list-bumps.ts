import { getProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx, Subject } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { listBumps as endpoint } from './contract.ts'
import { readBumps } from './read-bumps.ts'
import { viewEditableBump } from './view.ts'

/** Prices are everybody's here: whoever edits is offered nothing of their own. */
const NOBODY = { browser: null, personId: null }

/** @throws NotFound */
export async function listBumps(ctx: Ctx, { productId }: { productId: string }): Promise<Answer<typeof endpoint>> {
  await getProduct(ctx, { productId })
  return showBumps(ctx, productId)
}

export async function showBumps(ctx: Ctx, productId: string): Promise<Answer<typeof endpoint>> {
  const found = await readBumps(ctx, productId, NOBODY)
  return { data: found.map((each) => viewEditableBump(each, ctx)) }
}

/** What the audit list says it was about. */
export const subjectOf = (product: Parameters<typeof editorPath>[0] & { title: string }): Subject => ({
  subject: product.title,
  url: `${editorPath(product)}/checkout`,
})
