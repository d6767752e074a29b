import { useFormContext, useWatch } from 'react-hook-form'
import { completeSettings, type PublicWebchatSettings } from '../../../contract/webchat.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatTenths } from '../../ui/format.ts'
import { pairsOf } from './contrast.ts'

/** Checks the contrast of the selected colours and offers a fix for each failing pair. */
export function Contrast() {
  const { setValue } = useFormContext()
  const chosen = useWatch({ name: 'style.colors' }) as Partial<PublicWebchatSettings['colors']> | undefined
  const valid = Object.entries(chosen ?? {}).filter(([, color]) => /^#[\da-f]{6}$/i.test(color))
  const pairs = pairsOf(completeSettings('', { style: { colors: Object.fromEntries(valid) as never } }).style.colors)
  const broken = pairs.filter(({ mended }) => mended)
  return (
    <section className="webchat-contrast" aria-label="Contraste de los colores">
      <h2>Contraste</h2>
      <ul>
        {pairs.map(({ name, about, ratio, needed, mended }) => (
          <li key={about}>
            <span>{about}</span>
            <span className="num">{formatTenths(ratio)} : 1</span>
            <Badge tone={mended ? 'danger' : 'success'}>
              {mended ? `Mínimo ${formatTenths(needed)}` : 'Se lee bien'}
            </Badge>
            {mended && (
              <Button
                aria-label={`Corregir: ${about}`}
                onClick={() => setValue(`style.colors.${name}`, mended, { shouldDirty: true, shouldValidate: true })}
              >
                Corregir
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="soft" role="status">
        {broken.length > 0
          ? 'Mientras no los corrijas, el webchat usará un tono más fuerte donde no se lea bien.'
          : 'Todos los colores cumplen el mínimo de lectura.'}
      </p>
    </section>
  )
}
