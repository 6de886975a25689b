import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { searchCourses } from '../contract.ts'

/** Courses for a query; an empty one finds nothing and asks nothing. What q is refused with, and only that, is shown (engagement §8). */
export function useCourseSearch(q: string) {
  const api = useApi()
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: async () => (await api.call(searchCourses, { q })).data,
    enabled: q !== '',
    placeholderData: q === '' ? undefined : keepPreviousData,
    retry: false,
  })
  const refused = error instanceof ApiProblem && error.status === 422 ? error.fields['q']?.[0] : undefined
  return { courses: q === '' || error ? undefined : data, isFetching, refused }
}
