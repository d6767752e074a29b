import { QuickReplyPromptLimits } from '../../../../../generated/limits.ts'
import { fold } from '../../../../contract/phrase.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { QuickReply } from '../state/types.ts'

type Prompt = NonNullable<QuickReply['prompts']>[number]

interface ReplyPromptsProps {
  prompts: readonly Prompt[]
  onChange: (prompts: Prompt[]) => void
  /** inserts a variable into the text */
  onInsert: (variable: string) => void
  /** returns the error at a path inside the list, or of the list itself */
  error: (path?: string) => string | undefined
}

/** Derives the variable name of a prompt from its label. */
const keyOf = (label: string): string =>
  fold(label)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)

/** Values asked for before a quick reply is inserted; each one is a variable of its text. */
export function ReplyPrompts({ prompts, onChange, onInsert, error }: ReplyPromptsProps) {
  const set = (at: number, change: Partial<Prompt>) =>
    onChange(prompts.map((prompt, index) => (index === at ? { ...prompt, ...change } : prompt)))
  return (
    <fieldset className="reply-part">
      <legend>Datos que pide al insertarla</legend>
      {prompts.map((prompt, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new question has no key yet
        <div className="dialog-line" key={at}>
          <TextField
            label={`Pregunta ${at + 1}`}
            kind="name"
            limit={QuickReplyPromptLimits.label.maxLength}
            value={prompt.label}
            onChange={(label) => set(at, { label, key: keyOf(label) })}
            error={error(`${at}.label`) ?? error(`${at}.key`)}
          />
          <Checkbox label="Obligatoria" checked={prompt.required} onChange={(required) => set(at, { required })} />
          <Button variant="ghost" disabled={!prompt.key} onClick={() => onInsert(prompt.key)}>
            Insertar
          </Button>
          <IconButton
            icon="delete"
            label={`Quitar la pregunta ${at + 1}`}
            onClick={() => onChange(prompts.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        variant="ghost"
        icon="plus"
        disabled={prompts.length >= 10}
        onClick={() => onChange([...prompts, { key: '', label: '', required: false }])}
      >
        Agregar pregunta
      </Button>
    </fieldset>
  )
}
