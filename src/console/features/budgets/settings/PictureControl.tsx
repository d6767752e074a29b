import '../budget.css'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { type MediaFile, readMedia, uploadFiles } from '../../../api/media.ts'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { useBotId } from '../../../session/index.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { formatSize } from '../../../ui/format.ts'
import { releaseObjectUrl } from '../../../ui/object-url.ts'
import { toast } from '../../../ui/toast.ts'

/** Kinds of images that a PDF can contain. */
const DRAWABLE = 'image/png,image/jpeg'

/** An image stored on the server: upload, preview and removal. The value is the stored file, or null. */
export function PictureControl({ id, field, value, onChange, describedBy, readOnly, focusRef }: ControlProps) {
  const botId = useBotId()
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const file = value as MediaFile | null | undefined

  async function upload(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    setBusy(true)
    try {
      const [stored] = await uploadFiles(botId, [chosen])
      onChange(stored ?? null)
    } catch (problem) {
      toast.error(messageOf(problem, (await toastsOf('mediaUpload')).error))
    }
    setBusy(false)
  }

  return (
    <div className="fld-row budget-picture">
      {file ? (
        <span className="budget-picture-file">
          <Thumbnail botId={botId} file={file} label={field.label} />
          <bdi>{file.filename}</bdi> <small className="num soft">{formatSize(file.size)}</small>
        </span>
      ) : (
        <span className="soft">Sin imagen</span>
      )}
      {file && !readOnly && <IconButton icon="close" label={`Quitar ${field.label}`} onClick={() => onChange(null)} />}
      {!readOnly && (
        <>
          <Button
            id={id}
            ref={focusRef}
            icon="upload"
            busy={busy}
            aria-describedby={describedBy}
            aria-label={`Elegir ${field.label}`}
            onClick={() => chooser.current?.click()}
          >
            Elegir imagen
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={DRAWABLE}
            onChange={(event) => {
              void upload(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </>
      )}
    </div>
  )
}

function Thumbnail({ botId, file, label }: { botId: number; file: MediaFile; label: string }) {
  const [url, setUrl] = useState<string>()
  const { id, type } = file
  useEffect(() => {
    let made: string | undefined
    let left = false
    readMedia(botId, { id, type }).then(
      (blob) => {
        if (left) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      // The name of the file remains; saving reports an image that no longer exists.
      () => {},
    )
    return () => {
      left = true
      if (made) releaseObjectUrl(made)
    }
  }, [botId, id, type])
  return url ? <img className="fld-picture" src={url} alt={label} /> : null
}
