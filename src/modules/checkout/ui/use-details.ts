import { useMemo } from 'react'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { parsed } from './parsed.ts'

/** What is kept of a checkout until it is over. Passwords and cards never are. */
export interface Details {
  name: string
  email: string
  phone: string
  /** `company` or `person`, once somebody has said so */
  buys_as: string
  company_name: string
  vat_id: string
  address_1: string
  address_2: string
  postal_code: string
  city: string
  country: string
}

export const EMPTY: Details = {
  name: '',
  email: '',
  phone: '',
  buys_as: '',
  company_name: '',
  vat_id: '',
  address_1: '',
  address_2: '',
  postal_code: '',
  city: '',
  country: '',
}

export function useDetails() {
  const [draft, setDraft] = useDraft('checkout')
  const details = useMemo(() => ({ ...EMPTY, ...parsed<Details>(draft) }), [draft])
  return {
    details,
    type: (name: keyof Details, value: string) => setDraft(JSON.stringify({ ...details, [name]: value })),
    forget: () => setDraft(''),
  }
}
