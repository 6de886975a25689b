import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { digestOf } from '#platform/ids.ts'
import { recoveryCodes } from './tables.ts'
import { RECOVERY_CODES } from './vocabulary.ts'

/** What nobody takes for another: 16 of them are 79 bits, so that a fast digest tells nothing. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 4

/** In place of those there were. Answers them, to be shown once. */
export async function makeRecoveryCodes({ tx }: Ctx, personId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ personId, digest: digestOf(plain(code)) })))
  return codes
}

/** Whether it was one of theirs and unused; it is used from now on. */
export async function takeRecoveryCode({ tx, now }: Ctx, personId: string, typed: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.personId, personId),
        eq(recoveryCodes.digest, digestOf(plain(typed))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-')
const newGroup = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** However it was typed. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
