import { useEffect, useId, useState } from 'react'
import { ProductInputLimits } from '../../../../../../generated/limits.ts'
import { messageOf } from '../../../../api/errors.ts'
import { readMedia, uploadFiles } from '../../../../api/media.ts'
import { Labelled } from '../../../../engine/fields/Labelled.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { toastsOf } from '../../../../ui/call-toasts.ts'
import { FileInput } from '../../../../ui/FileInput.tsx'
import { releaseObjectUrl } from '../../../../ui/object-url.ts'
import { toast } from '../../../../ui/toast.ts'

interface ImagesProps {
  bot: number
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

/** The pictures of a product: the first is its cover. */
export function Images({ bot, ids, onChange }: ImagesProps) {
  const input = useId()
  const upload = async (file: File) => {
    try {
      const [stored] = await uploadFiles(bot, [file])
      if (stored) onChange([...ids, stored.id])
    } catch (error) {
      toast.error(messageOf(error, (await toastsOf('mediaUpload')).error))
    }
  }
  return (
    <Labelled id={input} label="Imágenes" group>
      <ul className="product-images">
        {ids.map((id, at) => (
          <li key={id}>
            <Picture bot={bot} id={id} label={at === 0 ? 'Portada' : `Imagen ${at + 1}`} />
            {at > 0 && (
              <IconButton
                icon="star"
                label={`Usar la imagen ${at + 1} de portada`}
                onClick={() => onChange([id, ...ids.filter((other) => other !== id)])}
              />
            )}
            <IconButton
              icon="delete"
              label={`Quitar la imagen ${at + 1}`}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ul>
      {ids.length < ProductInputLimits.images.maxItems && (
        <FileInput id={input} aria-label="Agregar una imagen" accept="image/*" onFile={(file) => void upload(file)} />
      )}
    </Labelled>
  )
}

function Picture({ bot, id, label }: { bot: number; id: number; label: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isShown = true
    readMedia(bot, { id, type: 'image/*' }).then(
      (blob) => {
        if (!isShown) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      () => {}, // a picture that cannot be read leaves its place empty
    )
    return () => {
      isShown = false
      if (made) releaseObjectUrl(made)
    }
  }, [bot, id])
  return url ? <img src={url} alt={label} /> : <span>{label}</span>
}
