import pg from 'pg'

export const areDemoSchoolsMade = (databaseUrl: string): Promise<boolean> =>
  isThere(databaseUrl, `select from schools where slug = 'demo'`)

/** Whether pictures, files or films of theirs are still to be made, or the bank to be told of them. */
export const isDemoWorkLeft = (databaseUrl: string): Promise<boolean> =>
  isThere(databaseUrl, `select from pgboss.job where name like 'seeds.%' and state < 'completed' limit 1`)

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
