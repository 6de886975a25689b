/** Of a seller: of a person, what they are called; of a company, its name. */
export const SELLER_NAME_MAX = 150
export const SELLER_ADDRESS_MAX = 300
export const SELLER_CITY_MAX = 70
export const SELLER_POSTAL_CODE_MAX = 12
export const SELLER_STATE_MAX = 70
export const SELLER_TAX_ID_MAX = 30
export const SELLER_PHONE_MAX = 40
