import { readFile, stat } from 'node:fs/promises'

/** The account the server runs as; empty when it is our own. */
export type ServerAccount = { uid: number; gid: number } | Record<string, never>

/** PostgreSQL refuses to run as root, and initdb wants an account with a name, so root lends it one that every system has. */
export async function serverAccount(clusterDirectory: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return {}
  const owner = await stat(clusterDirectory).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and this system has neither a postgres nor a nobody account')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}
