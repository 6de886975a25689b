import type { ProductCard } from '#modules/catalog/contract.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { useSiteText } from './text.ts'

/** One line above the title of a product: its category, and when it takes place, whom it is for or what it is. */
export function useKickerOf(): (product: ProductCard) => string {
  const text = useSiteText()
  const kindText = useProductText()
  const { language, timeZone } = useLocale()
  return ({ category, kind, difficulty, takes_place_from: at }) => {
    const what = KINDS[kind].hasDifficulty ? text(difficulty) : kindText(kind)
    return [category, at ? formatDate(at, language, timeZone) : what].filter(Boolean).join(' · ')
  }
}
