/** Whether another connection waits for what the one that runs this holds. */
export async function isWaitedFor(run: (statement: string) => Promise<{ rows: unknown[] }>): Promise<boolean> {
  const { rows } = await run(
    'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
  )
  return rows.length > 0
}
