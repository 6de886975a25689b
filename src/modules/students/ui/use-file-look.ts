import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { lookAtFile } from '../importing/contract.ts'
import type { ColumnUse } from '../importing/vocabulary.ts'

/** How a file that begins so would be read: by the columns somebody chose, or as they are found. */
export function useFileLook(text: string, columns: ColumnUse[] | null) {
  const api = useApi()
  return useQuery({
    queryKey: ['student-import-look', text, columns],
    queryFn: () => api.call(lookAtFile, { text, ...(columns && { columns }) }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}
