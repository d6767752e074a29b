import { useId, useState } from 'react'
import {
  AudioTypeOptions,
  DocumentTypeOptions,
  ImageTypeOptions,
  MessageKindOptions,
  VideoTypeOptions,
} from '../../../../../generated/options.ts'
import { messageOf } from '../../../api/errors.ts'
import { uploadFiles } from '../../../api/media.ts'
import { operations } from '../../../engine/contract.ts'
import { useBotId } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { StoredImage } from './StoredImage.tsx'

const TYPES = {
  image: ImageTypeOptions,
  video: VideoTypeOptions,
  audio: AudioTypeOptions,
  document: DocumentTypeOptions,
}

interface FileFieldProps {
  kind: keyof typeof TYPES
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}

/** Uploads, shows and removes a file; it is shared with the whole team. */
export function FileField({ kind, value, error, onChange }: FileFieldProps) {
  const bot = useBotId()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const accept = TYPES[kind].map((option) => String(option.value)).join(',')

  async function upload(file: File): Promise<void> {
    setBusy(true)
    setFailed('')
    try {
      const [kept] = await uploadFiles(bot, [file])
      if (kept) onChange(kept.id)
    } catch (caught) {
      setFailed(messageOf(caught, operations.mediaUpload?.toasts?.error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Field
      id={id}
      label={MessageKindOptions.find((option) => option.value === kind)?.label ?? ''}
      error={failed || error || ''}
      required={kind !== 'image' || error !== undefined}
    >
      {value !== null && (
        <div className="response-file">
          {kind === 'image' ? <StoredImage id={value} alt="" /> : <span>Archivo cargado</span>}
          <Button icon="delete" onClick={() => onChange(null)}>
            Quitar
          </Button>
        </div>
      )}
      <FileInput
        id={id}
        accept={accept}
        aria-invalid={failed || error ? true : undefined}
        aria-describedby={failed || error ? `${id}-error` : undefined}
        onFile={(file) => void upload(file)}
      />
      {busy && (
        <span role="status">
          <Spinner size={16} /> Subiendo…
        </span>
      )}
    </Field>
  )
}
