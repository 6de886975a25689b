import { useMemo } from 'react'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { parsed } from './parsed.ts'

/** What is kept of a checkout until it is over. Passwords and cards never are. */
export interface Details {
  name: string
  email: string
  phone: string
  vat_id: string
  address_1: string
  address_2: string
  country: string
}

const EMPTY: Details = { name: '', email: '', phone: '', vat_id: '', address_1: '', address_2: '', country: '' }

export function useDetails() {
  const [draft, setDraft] = useDraft('checkout')
  const details = useMemo(() => ({ ...EMPTY, ...parsed<Details>(draft) }), [draft])
  return {
    details,
    type: (name: keyof Details, value: string) => setDraft(JSON.stringify({ ...details, [name]: value })),
    forget: () => setDraft(''),
  }
}
