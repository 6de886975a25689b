import { useApi } from '#kit/api/ApiProvider.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { listPanelProducts, type PanelProduct } from '../contract.ts'

type Kind = PanelProduct['kind']

/** For a `Picker` of products: of all kinds, of one, of those that can be sold within a bundle, or of some. */
export function useFindProducts(
  only?: Kind | 'part',
  kinds?: readonly Kind[],
  onFound?: (products: PanelProduct[]) => void,
): Find {
  const api = useApi()
  return async (q, cursor) => {
    const wanted = only === 'part' ? { part: '1' as const } : { kind: only }
    const page = await api.call(listPanelProducts, { q, ...wanted, cursor })
    const found = kinds ? page.data.filter((each) => kinds.includes(each.kind)) : page.data
    onFound?.(found)
    return { ...page, data: found.map(({ id, title }) => ({ value: id, label: title })) }
  }
}
