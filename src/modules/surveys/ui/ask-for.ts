import type { BrowserApi } from '#kit/api/browser-api.ts'
import { getSurvey, type Survey } from '../contract.ts'
import { rememberResponded } from './memory.ts'

/** The survey to show; null when it was answered elsewhere, is closed, or cannot be had: nobody asked for it. */
export async function askFor(api: BrowserApi, id: string): Promise<Survey | null> {
  try {
    const { survey, responded_at } = await api.call(getSurvey, { id })
    if (responded_at === null) return survey
    rememberResponded(id)
  } catch {
    return null
  }
  return null
}
