import { useRef, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { type MediaFile, readMedia, uploadFiles } from '../../../api/media.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { formatSize } from '../../../ui/format.ts'
import { saveBlob } from '../../../ui/save.ts'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext } from '../context.ts'
import { acceptedOn, chooseFiles, reportRefused } from '../media/files.ts'

interface ReplyFilesProps {
  files: readonly MediaFile[]
  onChange: (files: readonly MediaFile[]) => void
  error?: string | undefined
}

/** Files of a quick reply: download, remove and upload. */
export function ReplyFiles({ files, onChange, error }: ReplyFilesProps) {
  const { botId } = useChatsContext()
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function add(given: readonly File[]): Promise<void> {
    const { refused, files: chosen } = chooseFiles(given, files.length)
    reportRefused(refused)
    if (chosen.length === 0) return
    setBusy(true)
    try {
      const sent = chosen.map(({ blob, filename, type }) => new File([blob], filename, { type }))
      onChange([...files, ...(await uploadFiles(botId, sent, 'own'))])
    } catch (problem) {
      toast.error(messageOf(problem, (await toastsOf('mediaUpload')).error))
    }
    setBusy(false)
  }

  async function open(file: MediaFile): Promise<void> {
    try {
      saveBlob(await readMedia(botId, file), file.filename)
    } catch (problem) {
      toast.error(messageOf(problem))
    }
  }

  return (
    <fieldset className="reply-part">
      <legend>Archivos</legend>
      {files.length > 0 && (
        <ul className="composer-files">
          {files.map((file) => (
            <li key={file.id}>
              <button type="button" className="link-button" onClick={() => void open(file)}>
                <bdi>{file.filename}</bdi>
              </button>
              <small className="num">{formatSize(file.size)}</small>
              <IconButton
                icon="close"
                size={16}
                label={`Quitar ${file.filename}`}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button icon="paperclip" busy={busy} onClick={() => chooser.current?.click()}>
        Adjuntar archivos
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="Archivos de la respuesta"
        accept={acceptedOn('webchat').join(',')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </fieldset>
  )
}
