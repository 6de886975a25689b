import { useMay } from '#kit/api/use-may.ts'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { useLeadsText } from './use-text.ts'

/** For who may open both. */
export function LeadTabs() {
  const text = useLeadsText()
  const may = useMay()
  if (!may('see-leads')) return null
  return (
    <TabLinks
      label={text('leads')}
      tabs={[
        { label: text('leads'), to: '/home/leads' },
        { label: text('forms'), to: '/home/leads/forms' },
      ]}
    />
  )
}
