import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router-dom'

interface Props {
  /** takes the place of what could not be rendered */
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

/** Shows something else where its children cannot be rendered, until another address is gone to. */
export function ErrorBoundary(props: Props) {
  return <Boundary at={useLocation()} {...props} />
}
