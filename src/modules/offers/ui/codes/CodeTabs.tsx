import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { useCodesText } from './use-text.ts'

export function CodeTabs() {
  const text = useCodesText()
  return (
    <TabLinks
      label={text('codes')}
      tabs={[
        { label: text('list'), to: '/home/codes' },
        { label: text('report'), to: '/home/codes/report' },
      ]}
    />
  )
}
