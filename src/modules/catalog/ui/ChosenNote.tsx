import { useLocale } from '#kit/text/Locale.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { formatMoney } from '#platform/i18n/format.ts'

const useChosenText = textOf(
  () => import('../messages/chosen-en.ts'),
  () => import('../messages/chosen-pl.ts'),
)

/** That the buyer says what to pay, and what the school suggests. */
export function ChosenNote({ suggested, currency }: { suggested: number; currency: string }) {
  const text = useChosenText()
  const { language } = useLocale()
  return text('note', { amount: formatMoney({ amount: suggested, currency }, language) })
}
