import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { useLeadsText } from './use-text.ts'

export function LeadTabs() {
  const text = useLeadsText()
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
