import { useApi } from '#kit/api/ApiProvider.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { listPanelProducts, type PanelProduct } from '../contract.ts'

/** For a `Picker` of products: of all kinds, of one, or of some. */
export function useFindProducts(kind?: PanelProduct['kind'], kinds?: readonly PanelProduct['kind'][]): Find {
  const api = useApi()
  return async (q, cursor) => {
    const page = await api.call(listPanelProducts, { q, kind, cursor })
    const found = kinds ? page.data.filter((each) => kinds.includes(each.kind)) : page.data
    return { ...page, data: found.map(({ id, title }) => ({ value: id, label: title })) }
  }
}
