import { z } from 'zod'
import { SellerDetails } from '#modules/schools/contract.ts'
import { SELLER_COUNTRIES, SELLER_TYPES } from '#modules/schools/seller/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import {
  SELLER_ADDRESS_MAX,
  SELLER_CITY_MAX,
  SELLER_NAME_MAX,
  SELLER_PHONE_MAX,
  SELLER_POSTAL_CODE_MAX,
  SELLER_STATE_MAX,
  SELLER_TAX_ID_MAX,
} from './vocabulary.ts'

/** Who sells, to be changed; null until it was said. */
export const SellerSettings = z.object({
  seller: SellerDetails.nullable(),
  /** the country whose clocks the school goes by; empty where that is nobody's */
  suggested_country: SellerDetails.shape.country,
  /** those it can be, as whoever asks calls them: browsers and we do not call all of them alike */
  countries: z.array(z.object({ value: z.enum(SELLER_COUNTRIES), label: z.string() })),
  /** counts its changes */
  version: z.int(),
})
export type SellerSettings = z.output<typeof SellerSettings>

export const getSellerSettings = endpoint('GET /json/home/settings/seller', {
  summary: 'Who sells here, to be changed; null until it was said',
  access: 'admin',
  right: 'change-settings',
  answer: SellerSettings,
})

export const setSeller = endpoint('PUT /home/settings/seller', {
  summary: 'Say who sells: buyers see it before they pay, and each order keeps it',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  body: z.object({
    type: z.enum(SELLER_TYPES),
    name: oneLine().min(1, 'validation.required').max(SELLER_NAME_MAX),
    /** street and number */
    address: someLines().min(1, 'validation.required').max(SELLER_ADDRESS_MAX),
    city: oneLine().min(1, 'validation.required').max(SELLER_CITY_MAX),
    /** 12-345 in Poland, whose dash may be left out */
    postal_code: oneLine().min(1, 'validation.required').max(SELLER_POSTAL_CODE_MAX),
    state: oneLine().max(SELLER_STATE_MAX).default(''),
    /** two letters; its public holidays are no working days */
    country: z.enum(SELLER_COUNTRIES, 'validation.required'),
    /** checked as that country writes it; a company that charges VAT has one */
    tax_id: oneLine().max(SELLER_TAX_ID_MAX).default(''),
    is_vat_exempt: z.boolean().default(false),
    phone: oneLine().max(SELLER_PHONE_MAX).default(''),
    /** the one that was changed */
    version: z.int().min(1),
  }),
  answer: SellerSettings,
})
