import { useRouteLoaderData } from 'react-router'

/** Whether the school has a community that whoever looks is led to; never for visitors. */
export const useHasCommunity = (): boolean =>
  useRouteLoaderData<{ hasCommunity: boolean }>('root')?.hasCommunity ?? false
