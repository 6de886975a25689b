import type { Passkey } from '../contract.ts'
import type { PasskeyRow } from '../tables.ts'

export const viewPasskey = ({ id, name, host, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  host,
  is_backed_up: isBackedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
