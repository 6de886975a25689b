import type { AskedContents } from '#modules/catalog/ui/site-kind.ts'
import type { Client } from '#platform/contract/client.ts'
import { getConsultationPage, listSlots } from '../contract.ts'

/** With when it may be had, and whether the time that was chosen is still free, where one is chosen. */
export const contents = async (api: Client, { slug: consultationSlug, asked }: AskedContents) => {
  const about = await api.call(getConsultationPage, { consultationSlug })
  if (!asked) return { about, slots: null }
  const times = { chosen: asked.get('slot') ?? undefined, from: asked.get('from') ?? undefined }
  return { about, slots: await api.call(listSlots, { consultationSlug, ...times }) }
}
