import { useEffect, useId, useRef, useState } from 'react'
import { ConsentStateOptions } from '../../../../../generated/options.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DASH } from '../../../ui/format.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import type { Merged } from './contact-merge.ts'
import type { ContactField } from './contact-values.ts'

const NAMES: Readonly<Record<string, string>> = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo',
  company: 'Empresa',
  city: 'Localidad',
  province: 'Provincia',
  country: 'País',
  document: 'Documento',
  marketing: 'Campañas',
  area: 'Área',
  person: 'Asignado a',
  labels: 'Etiquetas',
}

interface ContactClashProps {
  merged: Merged
  fields: readonly ContactField[]
  /** the places at which what the other one saved goes on */
  onSettle: (theirs: readonly string[]) => void
}

/** Somebody changed the contact meanwhile: what came along, and which of two goes on where both changed the same. */
export function ContactClash({ merged: { clashes, taken }, fields, onSettle }: ContactClashProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const text = useTexts()
  const nameOf = (place: string) =>
    NAMES[place] ?? fields.find(({ key }) => place === `custom.${key}`)?.label ?? 'Dato propio'
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={root}>
      <Banner tone="warning" role="alert">
        <div className="clash">
          <p>Otra persona modificó este contacto mientras tanto. Nada de lo escrito se pierde.</p>
          {taken.length > 0 && <p>Se suma lo que cambió: {taken.map(nameOf).join(', ')}.</p>}
          {clashes.map(({ place, mine, now }) => (
            <fieldset key={place}>
              <legend>{nameOf(place)}</legend>
              {[
                { label: 'Lo escrito', value: mine, on: !theirs.includes(place) },
                { label: 'Lo guardado', value: now, on: theirs.includes(place) },
              ].map(({ label, value, on }, at) => (
                <label key={label}>
                  <input
                    type="radio"
                    name={`${id}${place}`}
                    checked={on}
                    onChange={() =>
                      setTheirs((before) => (at === 1 ? [...before, place] : before.filter((other) => other !== place)))
                    }
                  />
                  <span>
                    {label}: <bdi>{text(place, value) || DASH}</bdi>
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
          <Button onClick={() => onSettle(theirs)}>Seguir</Button>
        </div>
      </Banner>
    </div>
  )
}

/** How a value is told: areas, people and labels by their names. */
function useTexts(): (place: string, value: unknown) => string {
  const { catalogue } = useRoom()
  const areas = useShelf(catalogue.areas)
  const users = useShelf(catalogue.users)
  const labels = useShelf(catalogue.labels)
  return (place, value) => {
    if (place === 'area') return areas?.find(({ id }) => String(id) === value)?.name ?? ''
    if (place === 'person') return users?.find(({ id }) => String(id) === value)?.name ?? ''
    if (place === 'marketing') return ConsentStateOptions.find((option) => option.value === value)?.label ?? ''
    if (Array.isArray(value))
      return place === 'labels'
        ? value.map((one) => labels?.find(({ id }) => id === one)?.title ?? '').join(', ')
        : value.filter(Boolean).join(' ')
    if (typeof value === 'boolean') return value ? 'Sí' : 'No'
    return String(value)
  }
}
