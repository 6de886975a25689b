import { beginWith } from '#modules/fields/ui/begin-with.ts'
import { useDraft } from '#kit/drafts/useDraft.ts'
import type { Checkout } from '../../contract.ts'
import { answersDraft } from '../checkout-key.ts'
import { parsed } from '../parsed.ts'

/** What is answered to what a product asks, kept in this browser until the purchase is over. */
export function useAnswers({ product, fields }: Pick<Checkout, 'product' | 'fields'>) {
  const [draft, setDraft] = useDraft(answersDraft(product.slug))
  const typed = parsed<Record<string, string>>(draft)
  const answers = Object.fromEntries(fields.map((field) => [field.name, typed[field.name] ?? beginWith(field)]))
  return {
    answers,
    answer: (name: string, value: string) => setDraft(JSON.stringify({ ...answers, [name]: value })),
  }
}
