import { useState } from 'react'
import { type EditableVariant, getEditableProduct } from '#modules/catalog/contract.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import type { Option } from '#kit/fields/Select.tsx'
import type { EditableBump } from '../../bumps/contract.ts'

/** The product that a bump offers, with its variants, which are read once it is chosen. */
export function useOffered(bump: EditableBump | undefined, known: EditableVariant[]) {
  const api = useApi()
  const showProblem = useProblem()
  const [offered, setOffered] = useState<Option | null>(
    bump ? { value: bump.product.id, label: bump.product.title } : null,
  )
  const [variants, setVariants] = useState(known)
  const offer = async (option: Option | null) => {
    setOffered(option)
    setVariants([])
    if (!option) return
    try {
      const found = await api.call(getEditableProduct, { productId: option.value })
      setVariants(found.variants)
    } catch (error) {
      showProblem(error)
      setOffered(null)
    }
  }
  return { offered, variants, offer }
}
