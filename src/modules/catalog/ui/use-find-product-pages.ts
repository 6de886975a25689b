import { useApi } from '#kit/api/ApiProvider.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { listPanelProducts } from '../contract.ts'
import { productPath } from '../paths/vocabulary.ts'

/** For a `Picker` of the pages of products, by their address. */
export function useFindProductPages(): Find {
  const api = useApi()
  return async (q, cursor) => {
    const page = await api.call(listPanelProducts, { q, published: '1', cursor })
    return { ...page, data: page.data.map((product) => ({ value: productPath(product), label: product.title })) }
  }
}
