import { useApi } from '#kit/api/ApiProvider.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { listPanelProducts, type PanelProduct } from '../contract.ts'

/** For a `Picker` of products, of all kinds or of one. */
export function useFindProducts(kind?: PanelProduct['kind']): Find {
  const api = useApi()
  return async (q, cursor) => {
    const page = await api.call(listPanelProducts, { q, kind, cursor })
    return { ...page, data: page.data.map(({ id, title }) => ({ value: id, label: title })) }
  }
}
