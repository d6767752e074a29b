import { type ComponentType, Suspense } from 'react'
import { lazyInBackground } from '../../routing/background.ts'
import type { CellProps, ControlProps, InputProps } from './kinds.ts'

function lazyLoaded<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazyInBackground(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return function Later(props: Props) {
    return (
      <Suspense fallback={<span className="fld-later" />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/** Returns a control whose code loads when it is first rendered, so that tables do not wait for form controls. */
export const lazyControl: (load: () => Promise<ComponentType<ControlProps>>) => ComponentType<ControlProps> = lazyLoaded

/** Same as {@link lazyControl}, for inputs with nested inputs. */
export const lazyInput: (load: () => Promise<ComponentType<InputProps>>) => ComponentType<InputProps> = lazyLoaded

/** Same as {@link lazyControl}, for components below inputs. */
export const lazyPart: (load: () => Promise<ComponentType>) => ComponentType = lazyLoaded

/** Same as {@link lazyControl}, for table cells with large dependencies. */
export const lazyCell: (load: () => Promise<ComponentType<CellProps>>) => ComponentType<CellProps> = lazyLoaded
