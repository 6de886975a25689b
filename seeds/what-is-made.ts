import pg from 'pg'

export const areDemoSchoolsMade = (databaseUrl: string): Promise<boolean> =>
  isThere(databaseUrl, `select from schools where slug = 'demo'`)

/** Whether pictures, files or films of theirs are still to be made, or the bank to be told of them. */
export const isDemoWorkLeft = (databaseUrl: string): Promise<boolean> =>
  isThere(databaseUrl, `select from pgboss.job where name like 'seeds.%' and state < 'completed' limit 1`)

/** Whether a demo school took payments that the bank does not know, though no job is left to tell it: it was made where there was none. */
export const isBankToBeTold = (databaseUrl: string): Promise<boolean> => isThere(databaseUrl, `${UNTOLD} limit 1`)

/** SQL: the schools with payments at the sandbox bank that have no name there. What is really charged has one as soon as it is paid. */
export const UNTOLD = `
  select distinct t.school_id as "schoolId" from transactions t join payment_accounts a on a.id = t.account_id
  where t.gateway_payment_id is null and t.status in ('PERFORMED', 'CLEARED') and a.gateway in ('sandbox', 'sandbox_own')`

async function isThere(connectionString: string, query: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'katedra demo schools' })
  await client.connect()
  try {
    const { rowCount } = await client.query(query)
    return rowCount !== 0
  } finally {
    await client.end()
  }
}
