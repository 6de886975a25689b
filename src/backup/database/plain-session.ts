import pg from 'pg'

/**
 * A connection on which names come with their schemas and values in the one way that every server reads, nothing hides
 * rows, and nothing cuts off what takes long.
 */
export async function openPlainSession(databaseUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name, keepAlive: true })
  // Whoever waits for the next answer hears of a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`
    set search_path = '';
    set client_encoding = 'UTF8';
    set datestyle = 'ISO';
    set intervalstyle = 'postgres';
    set extra_float_digits = 3;
    set bytea_output = 'hex';
    set row_security = off;
    select set_config(name, '0', false) from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`)
  return client
}
