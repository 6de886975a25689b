import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { usePlacesText } from './use-places-text.ts'

/** The parts of what a person has in the school. */
export function MyTabs() {
  const text = usePlacesText()
  return (
    <TabLinks
      label={text('myPlaces')}
      tabs={[
        { to: '/my', label: text('myCourses') },
        { to: '/my/notes', label: text('myNotes') },
        { to: '/my/downloads', label: text('myDownloads') },
        { to: '/my/consultations', label: text('myConsultations') },
        { to: '/my/certificates', label: text('myCertificates') },
        { to: '/my/orders', label: text('myOrders') },
      ]}
    />
  )
}
