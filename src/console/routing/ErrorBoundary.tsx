import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router-dom'

interface Props {
  /** rendered instead of the children after an error */
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface Caught {
  at: Location
  error?: { thrown: unknown } | undefined
}

class Boundary extends Component<Props & { at: Location }, Caught> {
  override state: Caught = { at: this.props.at }

  static getDerivedStateFromError(thrown: unknown): Pick<Caught, 'error'> {
    return { error: { thrown } }
  }

  static getDerivedStateFromProps({ at }: { at: Location }, before: Caught): Caught | null {
    return at === before.at ? null : { at, error: undefined }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error.thrown) : this.props.children
  }
}

/** Renders the fallback when its children throw. Resets on navigation. */
export function ErrorBoundary(props: Props) {
  return <Boundary at={useLocation()} {...props} />
}
