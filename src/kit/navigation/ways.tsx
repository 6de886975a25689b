/* oxlint-disable react/hooks -- the ways are given once, for as long as the page stands */
import { type ComponentProps, createContext, type ReactNode, use } from 'react'

interface WayToProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** How one gets from page to page. */
export interface Ways {
  useHere: () => { pathname: string; search: string }
  /** A message is shown by the page one gets to. */
  useGoTo: () => (address: string, message?: string) => void | Promise<void>
  /** what the page that led here had to say */
  useMessage: () => string | undefined
  Link: (props: WayToProps) => ReactNode
}

/** The root says that it is by the router; where there is none, each way loads a page anew. */
export const WaysContext = createContext<Ways>({
  useHere: () => window.location,
  useGoTo: () => leaveFor,
  useMessage: () => undefined,
  Link: ({ to, children, ...rest }) => (
    <a {...rest} href={to}>
      {children}
    </a>
  ),
})

/** Loads another page anew; what waits for it stays busy until this one is gone. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address)
  return new Promise(() => undefined)
}

export function useHere() {
  const { useHere: useItsHere } = use(WaysContext)
  return useItsHere()
}

export function useGoTo() {
  const { useGoTo: useItsGoTo } = use(WaysContext)
  return useItsGoTo()
}

export function useMessage() {
  const { useMessage: useItsMessage } = use(WaysContext)
  return useItsMessage()
}

/** A link to another page. */
export function WayTo(props: WayToProps) {
  const { Link } = use(WaysContext)
  return <Link {...props} />
}
