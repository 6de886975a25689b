import Bowser from 'bowser'
import type { Session } from './contract.ts'
import type { DeviceKind } from './vocabulary.ts'

const KINDS: Record<string, DeviceKind> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** What a browser says it is; it may say anything. */
export function deviceOf(userAgent: string | null): Pick<Session, 'browser' | 'system' | 'kind'> {
  if (!userAgent) return { browser: null, system: null, kind: 'other' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null, kind: KINDS[platform.type ?? ''] ?? 'other' }
}
