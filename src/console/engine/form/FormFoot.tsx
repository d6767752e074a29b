import { createContext, type ReactNode, use } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { ConflictFoot } from '../conflict/ConflictFoot.tsx'
import type { ConflictNews } from '../conflict/useConflict.ts'
import { type placesOf, shownValue } from './places.tsx'

interface Telling {
  news: ConflictNews | undefined
  places: ReturnType<typeof placesOf>
  settle: () => void
}

/** What somebody else changed of the record in the form around it. */
export const Told = createContext<Telling>({ news: undefined, places: [], settle: () => {} })

/** The foot of the form around it: its buttons, and what somebody else changed meanwhile. */
export function FormFoot({ className, children }: { className: string; children: ReactNode }) {
  const { news, places } = use(Told)
  const { setValue } = useFormContext()
  const values = useWatch()
  const inputAt = (path: string) => places.find((place) => place.path === path)?.input
  return (
    <ConflictFoot
      news={news}
      className={className}
      values={values}
      nameOf={(path) => inputAt(path)?.label ?? path}
      textOf={(path, value) => {
        const input = inputAt(path)
        return input && shownValue(input, value)
      }}
      onTake={(path, value) => setValue(path, value, { shouldDirty: true, shouldValidate: true })}
    >
      {children}
    </ConflictFoot>
  )
}

/** Back to what the server has; only while something differs. */
export function Discard() {
  const { settle } = use(Told)
  const { reset } = useFormContext()
  const { isDirty } = useFormState()
  if (!isDirty) return null
  return (
    <Button
      onClick={() => {
        settle()
        reset()
      }}
    >
      Descartar cambios
    </Button>
  )
}
