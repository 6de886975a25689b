import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { listPanelSlots } from '../bookings/contract.ts'
import { daysOf, sayDay } from './say-slot.ts'

/** The times a booking may be moved to, and which day and time of them is chosen: the first, until one is. */
export function useFreeTimes(bookingId: string) {
  const api = useApi()
  const { language, timeZone } = useLocale()
  const [from, setFrom] = useState<string>()
  const [wantedDay, setDay] = useState('')
  const [wantedSlot, setSlot] = useState('')
  const {
    data: free,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['slots-of-booking', bookingId, from],
    queryFn: () => api.call(listPanelSlots, { bookingId, from }),
    gcTime: 0,
  })
  const byDay = new Map(daysOf(free?.slots ?? [], (at) => sayDay(at, language, timeZone)))
  const days = [...byDay.keys()]
  const day = byDay.has(wantedDay) ? wantedDay : (days[0] ?? '')
  const times = byDay.get(day) ?? []
  const slot = times.some(({ starts_at }) => starts_at === wantedSlot) ? wantedSlot : (times[0]?.starts_at ?? '')
  return { free, isPending, isError, refetch, from, setFrom, days, day, setDay, times, slot, setSlot }
}
