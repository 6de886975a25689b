import type { Bank } from './bank.ts'

/** What one of the merchant's accounts took in each currency, without what went back: in minor units. */
export async function readBooks(
  { pool, merchant }: Pick<Bank, 'pool' | 'merchant'>,
  account: string,
): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await pool.query<{ currency: string; amount: string }>(
    `select currency, sum(amount - refunded_amount) as amount from sandbox_bank.payments
     where merchant = $1 and account = $2 and status = 'approved' group by currency order by currency`,
    [merchant.apiLogin, account],
  )
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }))
}
