import { Archive } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { createExport } from '../contract.ts'
import { EVERYTHING } from '../vocabulary.ts'
import { useExportsText } from './use-text.ts'

/** Takes all that the school has away, in one file: for its owners. */
export function TakeEverything() {
  const text = useExportsText()
  const api = useApi()
  const may = useMay()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSending({ isForm: false })
  if (!may('close-school')) return null
  const take = () =>
    void send(
      () => api.call(createExport, { kind: EVERYTHING, format: 'zip', filter: {} }),
      () => revalidate(),
    )
  return (
    <Button onClick={take} busy={isSending}>
      <Archive aria-hidden="true" /> {text('takeEverything')}
    </Button>
  )
}
