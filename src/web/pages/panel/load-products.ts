import type { Client } from '#platform/contract/client.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import { askedProducts } from './asked-products.ts'

interface Asked {
  q: string | undefined
  status: 'draft' | 'published' | undefined
  cursor: string | undefined
}

/** A page of a list of products as its address asks for it, and how it was asked for. */
export async function loadProducts<Product>(
  { request, context }: Parameters<typeof loading>[0],
  list: (api: Client, asked: Asked) => Promise<{ data: Product[]; next_page_url: string | null }>,
) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await list(api, { q: q || undefined, status, cursor })
  return {
    listed: page.data,
    asked: { q, status: status ?? ('' as const), isFirst: !cursor, next: cursorIn(page.next_page_url) },
  }
}
