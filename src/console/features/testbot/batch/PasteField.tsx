import { type RefObject, useId } from 'react'
import { TestBatchTextLimits } from '../../../../../generated/limits.ts'
import { readText } from '../../../../contract/text-file.ts'
import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { formatSize } from '../../../ui/format.ts'
import { TextArea } from '../../../ui/TextArea.tsx'

interface PasteFieldProps {
  value: string
  field: RefObject<HTMLTextAreaElement | null>
  problem: string | undefined
  onChange: (text: string) => void
  /** called with the text of a chosen file, which replaces the list */
  onFile: (text: string) => void
  onProblem: (problem: string) => void
}

const LONGEST = TestBatchTextLimits.content.maxLength

/** Largest file that can fit, in bytes: a character has up to four. */
const LARGEST = 4 * LONGEST

const EXAMPLE = '¿abren el domingo?\n¿hacen envíos?'

/** A list of messages, pasted or read from a file. */
export function PasteField({ value, field, problem, onChange, onFile, onProblem }: PasteFieldProps) {
  const id = useId()

  async function choose(file: File): Promise<void> {
    if (file.size > LARGEST) return onProblem(`El archivo supera los ${formatSize(LARGEST)}. Divídelo en varios.`)
    const read = readText(new Uint8Array(await file.arrayBuffer()))
    if ('problem' in read) onProblem(read.problem)
    else onFile(read.text)
  }

  return (
    <>
      <TextArea
        ref={field}
        label="Lista de mensajes"
        value={value}
        onChange={onChange}
        error={problem}
        rows={6}
        placeholder={EXAMPLE}
        limit={LONGEST}
        help="Uno por línea, hasta 500. En una segunda columna va la intención que esperas, como en una planilla."
      />
      <Field id={id} label="O sube un archivo" help="Texto o CSV.">
        <FileInput
          id={id}
          accept=".csv,.txt,.tsv"
          aria-describedby={`${id}-help`}
          onFile={(file) => void choose(file)}
        />
      </Field>
    </>
  )
}
