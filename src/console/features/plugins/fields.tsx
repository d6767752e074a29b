import { useId } from 'react'
import { FacebookInputLimits } from '../../../../generated/limits.ts'
import { CheckboxInput, CustomField, MultilineInput } from '../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../engine/form/types.ts'
import { TextField } from '../../ui/TextField.tsx'

const { maxItems: QUESTIONS, items: QUESTION } = FacebookInputLimits.ice_breakers

/** What customers notice of a connection. */
interface Receipts {
  read_receipts: boolean
  typing: boolean
}

/** What a Facebook page shows before and at the start of a conversation. */
export interface Beginning {
  greeting: string
  get_started: boolean
  ice_breakers: string[]
}

/** Read receipts and «escribiendo…». */
export function ReceiptsFields({ of }: { of: FieldsOf<Receipts> }) {
  return (
    <>
      <CheckboxInput
        of={of}
        name="read_receipts"
        help="El cliente ve que lo leíste cuando alguien lo abre o el chatbot contesta."
      />
      <CheckboxInput of={of} name="typing" help="Mientras el chatbot prepara la respuesta." />
    </>
  )
}

/** What customers of a bot of Telegram notice. */
export interface Telegram {
  greeting: string
  typing: boolean
}

/** Description and «escribiendo…» of a bot of Telegram. */
export function TelegramFields({ of }: { of: FieldsOf<Telegram> }) {
  return (
    <>
      <MultilineInput
        of={of}
        name="greeting"
        rows={2}
        help="Se lee en la conversación vacía, antes de tocar «Iniciar»."
      />
      <CheckboxInput of={of} name="typing" help="Mientras alguien de tu equipo escribe la respuesta." />
    </>
  )
}

/** Greeting, start button and first questions of a page. */
export function BeginningFields({ of }: { of: FieldsOf<Beginning> }) {
  return (
    <>
      <MultilineInput of={of} name="greeting" rows={2} help="Lo que se lee antes de empezar la conversación." />
      <CheckboxInput of={of} name="get_started" help="Con él, quien te escribe por primera vez empieza con un toque." />
      <CustomField of={of} name="ice_breakers">
        {({ label, value, onChange, error }) => (
          <Questions
            label={label}
            questions={value}
            error={error() ?? value.map((_, at) => error(String(at))).find(Boolean)}
            onChange={onChange}
          />
        )}
      </CustomField>
    </>
  )
}

/** Whether people of the team may answer for seven days. */
export function HumanAgentField({ of }: { of: FieldsOf<{ human_agent: boolean }> }) {
  return (
    <CheckboxInput
      of={of}
      name="human_agent"
      help="Solo si Meta aprobó «Human Agent» para tu aplicación. Vale para lo que escribe una persona."
    />
  )
}

interface QuestionsProps {
  label: string
  questions: readonly string[]
  error: string | undefined
  onChange: (questions: string[]) => void
}

/** Always shows one blank question more, up to the limit. */
function Questions({ label, questions, error, onChange }: QuestionsProps) {
  const id = useId()
  const shown = questions.length < QUESTIONS ? [...questions, ''] : questions
  return (
    <fieldset className="plugin-questions" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <p className="soft">Se muestran a quien escribe por primera vez. Hasta {QUESTIONS}.</p>
      {shown.map((question, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no identity besides their place
          key={at}
          label={`Pregunta ${at + 1}`}
          placeholder={at === 0 ? '¿A qué hora abren?' : undefined}
          value={question}
          limit={QUESTION.maxLength}
          onChange={(text) => onChange(shown.map((one, place) => (place === at ? text : one)))}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Returns the questions that were written. */
export const written = (questions: readonly string[]): string[] => questions.filter((one) => one.trim() !== '')
