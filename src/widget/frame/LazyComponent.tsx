/** @jsxImportSource preact */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Returns a component whose code loads when it is first rendered, for parts that most visits never need. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
