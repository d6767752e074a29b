import { type ComponentType, lazy, Suspense } from 'react'
import type { CellProps, ControlProps, InputProps } from './kinds.ts'

function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return function Later(props: Props) {
    return (
      <Suspense fallback={<span className="fld-later" />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/** A control whose code comes when it is first shown: a table's first rows do not wait for what forms need. */
export const laterControl: (load: () => Promise<ComponentType<ControlProps>>) => ComponentType<ControlProps> = later

/** The same for inputs that hold further inputs. */
export const laterInput: (load: () => Promise<ComponentType<InputProps>>) => ComponentType<InputProps> = later

/** The same for a table's cells that need more than a table does. */
export const laterCell: (load: () => Promise<ComponentType<CellProps>>) => ComponentType<CellProps> = later
