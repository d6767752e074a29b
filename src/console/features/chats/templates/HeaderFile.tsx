import { useEffect, useRef, useState } from 'react'
import { filterInput } from '../../../../contract/input.ts'
import { headerFileProblem, headerFileTypes } from '../../../../contract/templates.ts'
import { messageOf } from '../../../api/errors.ts'
import { uploadFiles } from '../../../api/media.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { useChatsContext } from '../context.ts'

const CHOOSE = { image: 'Elegir imagen', video: 'Elegir video', document: 'Elegir documento' } as const

interface HeaderFileProps {
  kind: keyof typeof CHOOSE
  onChosen: (file: { id: number; name: string; url?: string }) => void
  error?: string | undefined
}

/** Chooses and uploads the file of a header. */
export function HeaderFile({ kind, onChosen, error: given }: HeaderFileProps) {
  const { botId } = useChatsContext()
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [file, setFile] = useState<{ name: string; url?: string }>()
  useEffect(() => () => URL.revokeObjectURL(file?.url ?? ''), [file])
  const error = fault ?? given

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    const problem = headerFileProblem(kind, chosen)
    setFault(problem)
    if (problem) return
    setBusy(true)
    try {
      const name = filterInput('all', chosen.name).slice(-200) || 'archivo'
      const [stored] = await uploadFiles(botId, [new File([chosen], name, { type: chosen.type })], 'own')
      const url = kind === 'image' ? { url: URL.createObjectURL(chosen) } : {}
      if (!stored) return
      const shown = { name: stored.filename, ...url }
      setFile(shown)
      onChosen({ id: stored.id, ...shown })
    } catch (failure) {
      setFault(messageOf(failure, (await toastsOf('mediaUpload')).error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="template-upload">
      <Button
        icon="upload"
        busy={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'template-file-error' : undefined}
        onClick={() => chooser.current?.click()}
      >
        {file ? 'Cambiar archivo' : CHOOSE[kind]}
      </Button>
      {file && <bdi>{file.name}</bdi>}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={CHOOSE[kind]}
        accept={headerFileTypes(kind).join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {error && (
        <p className="field-error" id="template-file-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
