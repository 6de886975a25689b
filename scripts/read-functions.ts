import type { Client } from 'pg'

/** Where each function has a file that says how it is today, whichever migration said so last. */
export const FUNCTIONS = 'migrations/functions'

/**
 * The functions of a database, by the file each has: its definition as PostgreSQL tells it, and the triggers that call it. Those of extensions and of the
 * job queue are not ours.
 */
export async function readFunctions(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string; triggers: string[] }>(`
    select f.proname as name, pg_get_functiondef(f.oid) as definition,
      array(
        select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgfoid = f.oid and not t.tgisinternal
        order by c.relname, t.tgname
      ) as triggers
    from pg_proc f
    where f.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = f.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    order by f.proname, f.oid`)
  const texts = new Map<string, string>()
  for (const { name, definition, triggers } of rows) {
    const text = [definition.trimEnd(), ...triggers].map((statement) => `${statement};\n`).join('\n')
    const file = `${name}.sql`
    texts.set(file, texts.has(file) ? `${texts.get(file)}\n${text}` : text)
  }
  return texts
}
