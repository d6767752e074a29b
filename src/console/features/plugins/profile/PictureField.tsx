import { useId, useState } from 'react'
import { WhatsappProfileInputLimits } from '../../../../../generated/limits.ts'
import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { squarePicture } from './square-picture.ts'

interface PictureFieldProps {
  label: string
  error: string | undefined
  onChange: (picture: string) => void
}

/** Chooses the picture of a number, which is cut to a square. */
export function PictureField({ label, error, onChange }: PictureFieldProps) {
  const id = useId()
  const [unread, setUnread] = useState('')

  async function choose(file: File): Promise<void> {
    setUnread('')
    try {
      onChange(await squarePicture(file, WhatsappProfileInputLimits.picture.maxLength))
    } catch {
      setUnread('No pudimos leer la imagen. Elige una PNG o JPEG.')
    }
  }

  return (
    <Field
      id={id}
      label={label}
      error={unread || error}
      help="Cuadrada, de 640 píxeles. Si no lo es, usamos el centro."
    >
      <FileInput id={id} accept="image/png,image/jpeg,image/webp" onFile={(file) => void choose(file)} />
    </Field>
  )
}
