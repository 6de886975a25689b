/** Who sells, said for the first time. */
export const A_SELLER = {
  type: 'company' as const,
  name: 'Żółw sp. z o.o.',
  address: 'ul. Wolna 1',
  city: 'Warszawa',
  postal_code: '00-001',
  state: '',
  country: 'PL' as const,
  tax_id: 'PL5260250274',
  is_vat_exempt: false,
  phone: '',
  version: 1,
}
