import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 over the parts, base64url; a part never runs into its neighbour. */
export function sign(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(parts.map(String)))
    .digest('base64url')
}

/** Compares two digests in constant time; lengths may differ. */
export function isSameDigest(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Unix seconds at which something issued now stops being valid. */
export function expiryIn(seconds: number, now = Date.now()): number {
  return Math.floor(now / 1000) + seconds
}

export function isExpired(unixSeconds: number, now = Date.now()): boolean {
  return !Number.isSafeInteger(unixSeconds) || unixSeconds * 1000 <= now
}
