import { eq } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import { SELLER_COUNTRIES } from '#modules/schools/seller/vocabulary.ts'
import { builtOnce } from '#platform/built-once.ts'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { countryOfZone } from '#platform/time/working-days.ts'
import type { SellerSettings } from './contract.ts'

export async function getSellerSettings({ tx, school, language }: Ctx): Promise<SellerSettings> {
  const [found] = await tx
    .select({ seller: schools.seller, version: schools.sellerVersion })
    .from(schools)
    .where(eq(schools.id, school.id))
  const country = countryOfZone(school.timeZone)
  return {
    ...foundOr404(found),
    suggested_country: SELLER_COUNTRIES.find((each) => each === country) ?? '',
    countries: countriesIn(language),
  }
}

const countriesIn = builtOnce((language: Language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return SELLER_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  )
})
