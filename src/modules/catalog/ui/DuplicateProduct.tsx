import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import type { EditableProduct } from '../contract.ts'
import { editorPath } from '../editor/vocabulary.ts'
import type { PanelKind } from './panel-kind.tsx'
import { useProductPanelText } from './panel-text.ts'

interface DuplicateProductProps {
  product: Pick<EditableProduct, 'id' | 'kind'>
  make: NonNullable<PanelKind['duplicate']>
  /** what is said beside the copy */
  done: string
}

/** Makes a copy, and leads to it. */
export function DuplicateProduct({ product: { id, kind }, make, done }: DuplicateProductProps) {
  const text = useProductPanelText()
  const api = useApi()
  const navigate = useNavigate()
  const { send, isSending } = useSending({ isForm: false })
  const copy = () =>
    send(async () => {
      await navigate(editorPath({ kind, id: await make(api, id) }))
      toast.show(done)
    })
  return (
    <Button icon={<Copy />} busy={isSending} onClick={() => void copy()}>
      {text('duplicate')}
    </Button>
  )
}
