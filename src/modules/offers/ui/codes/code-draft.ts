import { momentTyped } from '#modules/catalog/ui/typed-times.ts'
import { wallTimeOf } from '#platform/time/wall-time.ts'
import type { CodeBody, EditableCode } from '../../codes/contract.ts'

/** What the form holds while it is typed. */
export interface CodeDraft {
  code: string
  kind: CodeBody['kind']
  percent: string
  /** minor units; null while empty or unreadable */
  amount: number | null
  isForAllProducts: boolean
  products: { id: string; title: string }[]
  starts: string
  ends: string
  usesLimit: string
  usesPerPerson: string
  minimum: number | null
  isForFirstPurchase: boolean
  /** off how many charges of a subscription; empty for all */
  charges: string
  isAnnounced: boolean
}

/** What a part of the editor shows and changes. */
export interface PartProps {
  draft: CodeDraft
  currency: string
  change: (part: Partial<CodeDraft>) => void
}

export const draftNameOf = (codeId: string): string => `promo-code:${codeId}`

export const NEW_CODE: CodeDraft = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: null,
  isForAllProducts: true,
  products: [],
  starts: '',
  ends: '',
  usesLimit: '',
  usesPerPerson: '1',
  minimum: null,
  isForFirstPurchase: false,
  charges: '1',
  isAnnounced: false,
}

export const draftOf = (code: EditableCode, timeZone: string): CodeDraft => ({
  code: code.code,
  kind: code.kind,
  percent: code.kind === 'percent' ? String(code.value) : '',
  amount: code.kind === 'amount' ? code.value : null,
  isForAllProducts: code.is_for_all_products,
  products: code.products.map(({ id, title }) => ({ id, title })),
  starts: typed(code.starts_at, timeZone),
  ends: typed(code.ends_at, timeZone),
  usesLimit: String(code.uses_limit ?? ''),
  usesPerPerson: String(code.uses_per_person ?? ''),
  minimum: code.minimum_amount || null,
  isForFirstPurchase: code.is_for_first_purchase,
  charges: String(code.charges ?? ''),
  isAnnounced: code.is_announced,
})

/** All of it but the letters, which have to be others. */
export const copyOf = (code: EditableCode, timeZone: string): CodeDraft => ({ ...draftOf(code, timeZone), code: '' })

/** As the call takes it; what nobody can read is sent as it is and refused under its field. */
export const bodyOf = (draft: CodeDraft, timeZone: string): CodeBody => ({
  code: draft.code,
  kind: draft.kind,
  value: draft.kind === 'percent' ? Number(draft.percent) : (draft.amount as number),
  is_for_all_products: draft.isForAllProducts,
  product_ids: draft.isForAllProducts ? [] : draft.products.map(({ id }) => id),
  starts_at: momentTyped(draft.starts, timeZone),
  ends_at: momentTyped(draft.ends, timeZone),
  uses_limit: limitTyped(draft.usesLimit),
  uses_per_person: limitTyped(draft.usesPerPerson),
  minimum_amount: draft.minimum ?? 0,
  is_for_first_purchase: draft.isForFirstPurchase,
  charges: limitTyped(draft.charges),
  is_announced: draft.isAnnounced,
})

const limitTyped = (limit: string): number | null => (limit === '' ? null : Number(limit))

const typed = (at: string | null, timeZone: string): string => (at === null ? '' : wallTimeOf(new Date(at), timeZone))
