import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { PrivateAddress } from '#kit/addresses/PrivateAddress.tsx'
import { endCalendarFeed, makeCalendarFeed } from '../contract.ts'
import { useCalendarsText } from './use-text.ts'

/** The viewer's own address for their calendar. */
export function CalendarFeed({ madeAt }: { madeAt: string | null }) {
  const text = useCalendarsText()
  const api = useApi()
  const viewer = useViewer()
  return (
    <PrivateAddress
      name="calendar_feed"
      madeAt={madeAt}
      words={{
        help: text(viewer?.role === 'admin' ? 'helpAdmin' : 'help'),
        address: text('address'),
        once: text('once'),
        madeOn: text('madeOn'),
        make: text('make'),
        renew: text('renew'),
        renewed: text('renewed'),
        end: text('end'),
        ended: text('ended'),
      }}
      make={() => api.call(makeCalendarFeed)}
      end={() => api.call(endCalendarFeed)}
    />
  )
}
