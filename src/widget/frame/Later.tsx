/** @jsxImportSource preact */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part that most visits never need: its code is asked for when it is shown first. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      let here = true
      void load().then(
        (part) => {
          known = part
          if (here) setPart(() => part)
        },
        () => {},
      )
      return () => {
        here = false
      }
    }, [Part])
    return Part ? <Part {...props} /> : <p class="hidden">Cargando…</p>
  }
}
