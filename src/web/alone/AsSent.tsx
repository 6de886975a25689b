import { Component, type ReactNode } from 'react'
import { tellOf } from '#web/shell/listen-to-errors.ts'

interface AsSentProps {
  html: string
  children: ReactNode
}

/** When something breaks, the page is again what the server sent, which works without scripts. */
export class AsSent extends Component<AsSentProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override componentDidCatch(error: unknown): void {
    tellOf(error)
  }

  override render(): ReactNode {
    const { html, children } = this.props
    return this.state.isBroken ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children
  }
}
